import { useCallback, useEffect, useRef } from 'react'

/**
 * Keeps one call to the api running at a time, so that a late answer never replaces a newer one.
 * @returns `start` aborts the call before and returns the signal for the next one; `cancel` only aborts. Unmounting
 * aborts too.
 */
export function useLatestCall() {
  const running = useRef<AbortController>(undefined)
  const cancel = useCallback(() => running.current?.abort(), [])
  const start = useCallback(() => {
    cancel()
    running.current = new AbortController()
    return running.current.signal
  }, [cancel])
  useEffect(() => cancel, [cancel])
  return { start, cancel }
}
