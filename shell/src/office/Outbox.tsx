import { sendUnanswered, useQueryClient } from '@brightfill/shared/office'
import { showToast, useSiteStore } from '@brightfill/shared/store'
import { useEffect } from 'react'

/** Milliseconds: a browser may have a line that leads nowhere. */
const TRY_EVERY = 15_000
/** Milliseconds that the news of a message stays. */
const TIME_TO_READ = 15_000

/** Sends what got no answer by itself, whatever page of the office is open, and tells the person (O-57). */
export function Outbox({ account }: { account: number }) {
  const store = useSiteStore()
  const cache = useQueryClient()
  useEffect(() => {
    const look = () =>
      void sendUnanswered(account, ({ done }) => {
        showToast(store, { type: 'success', text: done, duration: TIME_TO_READ })
        void cache.invalidateQueries()
      })
    look()
    const timer = setInterval(look, TRY_EVERY)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [account, store, cache])
  return null
}
