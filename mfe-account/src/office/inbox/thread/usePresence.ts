import { api } from '@brightfill/shared/api'
import { backgroundHeaders } from '@brightfill/shared/office'
import { useEffect } from 'react'

/** Milliseconds; the server forgets a colleague after 45 s. */
const SAY_EVERY = 20_000

/** Tells colleagues who has this enquiry open, and who writes an answer (O-47). Without an answer the work goes on. */
export function usePresence(reference: string, writing: boolean) {
  useEffect(() => {
    const say = (open: boolean) =>
      void api
        .post(`/office/inbox/${reference}/presence`, { open, writing }, { headers: backgroundHeaders() })
        .catch(() => {})
    say(true)
    const timer = setInterval(say, SAY_EVERY, true)
    return () => clearInterval(timer)
  }, [reference, writing])
  useEffect(
    () => () => {
      void api.post(`/office/inbox/${reference}/presence`, { open: false, writing: false }).catch(() => {})
    },
    [reference],
  )
}
