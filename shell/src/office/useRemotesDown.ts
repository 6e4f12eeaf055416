import type { OfficeModule } from '@brightfill/shared/office'
import { useCallback, useEffect, useRef, useState } from 'react'
import { loadExposed } from '../federation/federation'
import type { OfficeAdmin } from './officeAdmin'
import type { OfficeRemote } from './officeState'

/** Milliseconds before the remotes load, so that the opened page comes first. */
const AFTER = 1_500

/** Milliseconds until a failed remote is tried again by itself: most were only late. */
const AGAIN_AFTER = 15_000

/**
 * Which remotes are down, so that the navigation can say so in advance (O-06). Each is loaded once the office is open,
 * which also makes its pages open sooner.
 */
export function useRemotesDown(remotes: readonly OfficeRemote[], admin: OfficeAdmin) {
  const [down, setDown] = useState<readonly string[]>([])
  const note = useCallback((remote: string, failed: boolean) => {
    setDown((now) => {
      if (now.includes(remote) === failed) return now
      return failed ? [...now, remote] : now.filter((name) => name !== remote)
    })
  }, [])
  const ask = useRef<(remote: OfficeRemote) => Promise<void>>(undefined)
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    let isOver = false
    function askAfter(time: number, remote: OfficeRemote) {
      clearTimeout(timers.get(remote.name))
      timers.set(remote.name, setTimeout(askNow, time, remote))
    }
    async function askNow(remote: OfficeRemote) {
      try {
        const { resources } = await loadExposed<OfficeModule>(remote, 'office')
        admin.addResources(resources)
        note(remote.name, false)
      } catch {
        note(remote.name, true)
        if (!isOver) askAfter(AGAIN_AFTER, remote)
      }
    }
    ask.current = askNow
    for (const remote of remotes) askAfter(AFTER, remote)
    return () => {
      isOver = true
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [remotes, admin, note])
  return {
    down,
    note,
    retry: (name: string) => {
      const remote = remotes.find((one) => one.name === name)
      if (remote) void ask.current?.(remote)
    },
  }
}
