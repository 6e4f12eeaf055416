import { useNavigate } from '@brightfill/shared/router'
import { useEffect, useRef } from 'react'
import { useGone } from './useGone'

/**
 * `goLater` navigates after a delay in ms, unless the visitor has left by then. After its call `leaving` is true, so
 * that a second click before the next page does not send the form again.
 */
export function useDelayedNavigate() {
  const navigate = useNavigate()
  const gone = useGone()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function goLater(to: string, delay: number, options?: { replace?: boolean; state?: unknown }) {
    if (gone.current) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void navigate(to, options), delay)
  }
  return { goLater, leaving: () => timer.current !== undefined }
}
