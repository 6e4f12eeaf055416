import { useNavigate, useSiteRouter } from '@brightfill/shared/router'
import { useRef } from 'react'
import { useGone } from './useGone'

/**
 * `goLater` navigates after a delay in ms, unless the visitor has left or is leaving by then. It sets
 * `leaving.current`, so that a second click before the next page does not send the form again.
 */
export function useDelayedNavigate() {
  const navigate = useNavigate()
  const router = useSiteRouter()
  const gone = useGone()
  const leaving = useRef(false)
  function goLater(to: string, delay: number, options?: { replace?: boolean; state?: unknown }) {
    leaving.current = true
    setTimeout(() => {
      const isLeaving = router?.state.navigation.state === 'loading'
      if (!gone.current && !isLeaving) void navigate(to, options)
    }, delay)
  }
  return { goLater, leaving }
}
