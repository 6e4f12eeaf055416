import { call } from '@brightfill/shared/api'
import { backgroundHeaders, useQueryClient } from '@brightfill/shared/office'
import { storedToken } from '@brightfill/shared/session'
import { useEffect } from 'react'
import type { ThreadRecord } from './useThread'

/** Milliseconds; the server forgets a colleague after 45 s. */
const SAY_EVERY = 20_000

/**
 * Shows colleagues who has this enquiry open and who is writing an answer (O-47). The api's answers say who is still
 * there, because a colleague who goes offline cannot announce it. Without an answer, work goes on.
 */
export function usePresence(reference: string, writing: boolean) {
  const cache = useQueryClient()
  useEffect(() => {
    const say = async () => {
      const { data } = await call(
        'POST /office/inbox/:reference/presence',
        { reference, open: true, writing },
        { headers: backgroundHeaders() },
      )
      cache.setQueryData<ThreadRecord>(
        ['inbox', 'getOne', { id: reference }],
        (thread) => thread && { ...thread, present: data.present },
      )
    }
    const sayOrNot = () => void say().catch(() => {})
    sayOrNot()
    const timer = setInterval(sayOrNot, SAY_EVERY)
    return () => clearInterval(timer)
  }, [cache, reference, writing])
  useEffect(() => {
    // Only such a call outlives the page.
    const leave = () =>
      void fetch(`/api/office/inbox/${reference}/presence`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${storedToken() ?? ''}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ open: false, writing: false }),
        keepalive: true,
      }).catch(() => {})
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [reference])
}
