import { sendUnanswered, useNews, useQueryClient } from '@brightfill/shared/office'
import { useEffect } from 'react'

/** Milliseconds: a browser that is online may still reach no server. */
const TRY_EVERY = 15_000

/** Resends unanswered messages by itself, whichever office page is open, and tells the colleague (O-57). */
export function Outbox({ account }: { account: number }) {
  const tell = useNews()
  const cache = useQueryClient()
  useEffect(() => {
    const look = () =>
      void sendUnanswered(account, ({ done }) => {
        tell(done)
        void cache.invalidateQueries()
      })
    look()
    const timer = setInterval(look, TRY_EVERY)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [account, tell, cache])
  return null
}
