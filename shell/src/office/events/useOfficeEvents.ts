import type { StaffRole } from '@brightfill/shared/contract'
import type { QueryClient } from '@brightfill/shared/office'
import { useEffect, useState } from 'react'
import { followOffice } from './followOffice'

/** Milliseconds between two questions while no stream tells of changes. */
const ASK_EVERY = 30_000
/** Roles that hear of enquiries; the api gives others no stream. */
const HEARING: StaffRole[] = ['sales', 'admin']

interface OfficeEvents {
  queryClient: QueryClient
  roles: readonly StaffRole[]
  onClosed: () => Promise<void>
}

/**
 * Keeps what is on screen as it is on the server: a change there makes the office ask again for what it shows (O-44).
 * @returns whether changes are told as they happen; without that the office asks every 30 seconds
 */
export function useOfficeEvents({ queryClient, roles, onClosed }: OfficeEvents): boolean {
  const [live, setLive] = useState(true)
  const hears = roles.some((role) => HEARING.includes(role))

  useEffect(() => {
    if (!hears) return
    setLive(true)
    const end = new AbortController()
    const askAgain = () => void queryClient.invalidateQueries()
    void followOffice({
      signal: end.signal,
      retryAfter: ASK_EVERY,
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
