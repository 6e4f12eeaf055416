import type { OfficeMe } from '@brightfill/shared/contract'
import type { QueryClient } from '@brightfill/shared/office'
import { may } from '@brightfill/shared/roles'
import { useEffect, useState } from 'react'
import { followOffice } from './followOffice'

/** Milliseconds between two polls while no stream reports changes. */
const ASK_EVERY = 30_000
/** The api writes every 15 seconds, and a packet may be late. */
const SILENCE = 40_000

interface OfficeEvents {
  queryClient: QueryClient
  me: OfficeMe
  onClosed: () => Promise<void>
}

/**
 * Keeps the screen up to date: a change on the server makes the office reload what it shows (O-44).
 * @returns whether changes are reported as they happen; otherwise the office polls every 30 seconds
 */
export function useOfficeEvents({ queryClient, me, onClosed }: OfficeEvents): boolean {
  const [live, setLive] = useState(true)
  const hears = may(me, 'enquiries.write') // the api gives others no stream

  useEffect(() => {
    if (!hears) return
    setLive(true)
    const end = new AbortController()
    const askAgain = () => void queryClient.invalidateQueries()
    void followOffice({
      signal: end.signal,
      retryAfter: ASK_EVERY,
      silence: SILENCE,
      onChange: askAgain,
      onLive: (now) => {
        setLive(now)
        askAgain()
      },
      onClosed,
    })
    return () => end.abort()
  }, [queryClient, hears, onClosed])
  return live
}
