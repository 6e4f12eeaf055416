import { useNavigate } from '@brightfill/shared/router'
import { useRef } from 'react'
import { useGone } from './useGone'

/**
 * `goLater` navigates after a delay in ms, unless the visitor has left by then. After its call `leaving.current` is
 * true, so that a second click before the next page does not send the form again.
 */
export function useDelayedNavigate() {
  const navigate = useNavigate()
  const gone = useGone()
  const leaving = useRef(false)
  function goLater(to: string, delay: number, options?: { replace?: boolean; state?: unknown }) {
    leaving.current = true
    setTimeout(() => gone.current || void navigate(to, options), delay)
  }
  return { goLater, leaving }
}
