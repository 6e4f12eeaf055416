import { useNavigate } from '@brightfill/shared/router'
import { useEffect, useRef } from 'react'

/**
 * `goLater` goes somewhere after a while in milliseconds, unless the visitor has left by then. From its call on `leaving` is true: a form
 * that was taken must not be sent again by who presses before the next page is there.
 */
export function useDelayedNavigate() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function goLater(to: string, delay: number, options?: { replace?: boolean; state?: unknown }) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void navigate(to, options), delay)
  }
  return { goLater, leaving: () => timer.current !== undefined }
}
