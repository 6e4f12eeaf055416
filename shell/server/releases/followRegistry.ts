import type { Candidate, LiveState } from '@brightfill/shared/contract'
import { composeReleases, type LiveComposition } from './composeReleases'
import type { Registry } from './Registry'
import type { ReleaseStore } from './ReleaseStore'

interface Following {
  registry: Pick<Registry, 'live' | 'report'>
  store: ReleaseStore
  /** Milliseconds between questions. */
  every: number
  /** Makes a composition live; rejects when it cannot be. */
  onChange: (composition: LiveComposition, state: LiveState) => Promise<void>
  /** Renders what is to go live next; answers what did not render. */
  tryOut: (composition: LiveComposition, changed: string[]) => Promise<{ route: string; message: string }[]>
  onError: (error: unknown) => void
}

export interface Follower {
  /** Changes whenever content does. */
  contentVersion: () => string
  stop: () => void
}

/**
 * Follows what the registry says is live: asks once per turn, fetches what is new, and hands over its composition. With the registry away
 * the last known good goes on, also over a restart; what could not be made live is tried again in the next turn.
 */
export async function followRegistry({ registry, store, every, onChange, tryOut, onError }: Following): Promise<Follower> {
  let shown: { id: string; version: number } | undefined
  let contentVersion = ''
  let timer: NodeJS.Timeout
  let stopped = false
  const tried = new Set<string>()
  const complain = once(onError)

  async function look() {
    const state = await registry.live(shown?.id)
    contentVersion = state.content_version
    for (const candidate of state.candidates) void judge(candidate)
    await show(state)
    await store.remember(state)
  }

  async function show(state: LiveState) {
    if (state.version === shown?.version || Object.keys(state.live).length === 0) return
    const composition = await composeReleases(await foldersOf(state.live))
    await onChange(composition, state)
    shown = { id: composition.id, version: state.version }
    await store.prune((name, release) => state.live[name] === release || state.canary?.release === release)
  }

  async function foldersOf(releases: Record<string, string>): Promise<Record<string, string>> {
    const folders = await Promise.all(
      Object.entries(releases).map(async ([name, release]) => {
        const folder = await store.find(name, release)
        if (!folder) throw new Error(`The registry does not know ${name}@${release}, which it says is live`)
        return [name, folder] as const
      }),
    )
    return Object.fromEntries(folders)
  }

  async function judge({ id, releases, changed }: Candidate) {
    if (tried.has(id)) return
    tried.add(id)
    const failures = await attempt(releases, changed).catch((error: Error) => [{ route: changed.join(', '), message: error.message }])
    await registry.report(id, { ok: failures.length === 0, failures: failures.slice(0, 20) }).catch(onError)
  }

  async function attempt(releases: Candidate['releases'], changed: string[]) {
    return tryOut(await composeReleases(await foldersOf(releases)), changed)
  }

  function again() {
    if (!stopped) timer = setTimeout(() => void look().then(complain.over, complain.that).finally(again), every)
  }

  await look().catch(async (error) => {
    complain.that(error)
    const known = await store.lastKnownGood()
    if (known) await show(known).catch(onError)
  })
  again()
  return {
    contentVersion: () => contentVersion,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** Tells of a trouble when it begins, and not again each second while it lasts. */
function once(tell: (error: unknown) => void) {
  let known = ''
  return {
    that(error: unknown) {
      if (String(error) !== known) tell(error)
      known = String(error)
    },
    over() {
      known = ''
    },
  }
}
