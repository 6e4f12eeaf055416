import { ApiError } from '@brightfill/shared/api'
import { useEffect, useRef } from 'react'

const TRY_EVERY = 15_000

/**
 * Sends again by itself what got no answer, as long as the page is open (O-57): a browser may have a line that leads
 * nowhere. The api keeps an answer or a note once that comes again, so what arrived unanswered is not there twice.
 * @returns whether it tries again
 */
export function useSendLater(error: unknown, send: () => void): boolean {
  const current = useRef(send)
  current.current = send
  const waits = error instanceof ApiError && error.status === 0
  useEffect(() => {
    if (!waits) return
    const again = () => current.current()
    const timer = setInterval(again, TRY_EVERY)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [waits])
  return waits
}
