import { useLocation, useNavigate, useNavigation } from '@brightfill/shared/router'

/** Loads the current page again, code and data, without a reload; what already works stays on the screen. */
export function useRetry(): { retry: () => void; retrying: boolean } {
  const location = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  return {
    retry: () => navigate(location, { replace: true, preventScrollReset: true }),
    retrying: navigation.state === 'loading',
  }
}
