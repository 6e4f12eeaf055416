import type { OfficeModule } from '@brightfill/shared/office'
import { useCallback, useEffect, useState } from 'react'
import { loadExposed } from '../federation/federation'
import type { OfficeAdmin } from './officeAdmin'
import type { OfficeRemote } from './officeState'

/** Loads that fail to start in this time are tried, so that the page that was opened comes first. */
const AFTER = 1_500

/**
 * Which remotes do not answer, so that the navigation says it before somebody goes there (O-06). Each is loaded once the
 * office stands, which makes its pages come sooner as well.
 */
export function useRemotesDown(remotes: readonly OfficeRemote[], admin: OfficeAdmin) {
  const [down, setDown] = useState<readonly string[]>([])
  const note = useCallback((remote: string, failed: boolean) => {
    setDown((now) => {
      if (now.includes(remote) === failed) return now
      return failed ? [...now, remote] : now.filter((name) => name !== remote)
    })
  }, [])
  const ask = useCallback(
    async (remote: OfficeRemote) => {
      try {
        const { resources } = await loadExposed<OfficeModule>(remote, 'office')
        admin.addResources(resources)
        note(remote.name, false)
      } catch {
        note(remote.name, true)
      }
    },
    [admin, note],
  )
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const remote of remotes) void ask(remote)
    }, AFTER)
    return () => clearTimeout(timer)
  }, [remotes, ask])
  return {
    down,
    note,
    retry: (name: string) => {
      const remote = remotes.find((one) => one.name === name)
      if (remote) void ask(remote)
    },
  }
}
