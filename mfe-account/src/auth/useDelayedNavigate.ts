import { useNavigate } from '@brightfill/shared/router'
import { useEffect, useRef } from 'react'

/** Goes somewhere after a while in milliseconds, unless the visitor has left by then. */
export function useDelayedNavigate() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (to: string, delay: number, options?: { replace?: boolean; state?: unknown }) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void navigate(to, options), delay)
  }
}
