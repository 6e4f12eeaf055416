import { useLocation, useNavigate, useTarget } from '@brightfill/shared/router'

/** Loads code and data of the current page again, without reloading the document. */
export function useRetry(): { retry: () => void; retrying: boolean } {
  const location = useLocation()
  const navigate = useNavigate()
  const retrying = useTarget((target) => target !== undefined)
  return {
    retry: () => navigate(location, { replace: true, preventScrollReset: true }),
    retrying,
  }
}
