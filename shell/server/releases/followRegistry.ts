import type { Canary, CanaryNumbers, Candidate, LiveState, Releases } from '@brightfill/shared/contract'
import type { CanaryComposition } from '../render/Renderers'
import { composeReleases, type LiveComposition } from './composeReleases'
import type { Registry } from './Registry'
import type { ReleaseStore } from './ReleaseStore'

interface Following {
  registry: Pick<Registry, 'live' | 'report' | 'withdrawCanary'>
  store: ReleaseStore
  /** Milliseconds between questions. */
  every: number
  /** Makes compositions live; rejects when they cannot be. */
  onChange: (composition: LiveComposition, canary?: CanaryComposition) => Promise<void>
  /** Renders what is to go live next; answers what did not render. */
  tryOut: (composition: LiveComposition, changed: string[]) => Promise<{ route: string; message: string }[]>
  onError: (error: unknown) => void
  /** Told when the site starts with what was live when this server last could follow, because what is live now cannot be had. */
  onLastKnownGood: (live: Releases) => void
}

export interface Follower {
  /** Changes whenever content does. */
  contentVersion: () => string
  /** Ends a canary: here at once, at the registry as soon as it answers. */
  withdraw: (canary: Canary, reason: string, numbers: CanaryNumbers) => void
  stop: () => void
}

/**
 * Follows what the registry says is live: asks once per turn, fetches what is new, and hands over its composition. With the registry away,
 * or with releases in it that cannot be had, the last known good goes on, also over a restart; what could not be made live is tried again
 * in the next turn.
 */
export async function followRegistry({
  registry,
  store,
  every,
  onChange,
  tryOut,
  onError,
  onLastKnownGood,
}: Following): Promise<Follower> {
  /** `version` is absent while something of it is still to be made live. */
  let shown: { id: string; version?: number } | undefined
  let showing: Promise<void> | undefined
  let contentVersion = ''
  let timer: NodeJS.Timeout
  let stopped = false
  const tried = new Set<string>()
  const withdrawn = new Map<string, () => Promise<void>>()
  const complain = once(onError)

  async function look() {
    const state = await registry.live(shown?.id)
    contentVersion = state.content_version
    for (const candidate of state.candidates) void judge(candidate)
    if (state.canary) await withdrawn.get(nameOf(state.canary))?.()
    // Fetching may take longer than a turn; content and candidates do not wait for it.
    showing ??= show(state)
      .then(complain.over, complain.that)
      .finally(() => {
        showing = undefined
      })
  }

  async function show(state: LiveState) {
    if (Object.keys(state.live).length === 0) return
    if (state.version === shown?.version) return store.remember(state)
    // What is live does not wait for a canary that cannot be had.
    const [composition, [canary]] = await Promise.all([compose(state.live), Promise.allSettled([composeCanary(state)])])
    await onChange(composition, canary.status === 'fulfilled' ? canary.value : undefined)
    shown = { id: composition.id, version: canary.status === 'fulfilled' ? state.version : undefined }
    await store.remember(state)
    if (canary.status === 'rejected') throw canary.reason
    await store.prune((name, release) => state.live[name] === release || state.canary?.release === release)
  }

  async function composeCanary({ live, canary }: LiveState): Promise<CanaryComposition | undefined> {
    if (!canary || withdrawn.has(nameOf(canary))) return undefined
    return { ...canary, composition: await compose({ ...live, [canary.name]: canary.release }) }
  }

  async function compose(releases: Releases): Promise<LiveComposition> {
    const folders = await Promise.all(
      Object.entries(releases).map(async ([name, release]) => {
        const folder = await store.find(name, release)
        if (!folder) throw new Error(`The registry does not know ${name}@${release}, which it names`)
        return [name, folder] as const
      }),
    )
    return composeReleases(Object.fromEntries(folders))
  }

  async function judge({ id, releases, changed }: Candidate) {
    if (tried.has(id)) return
    tried.add(id)
    const failures = await compose(releases)
      .then((composition) => tryOut(composition, changed))
      .catch((error: Error) => [{ route: changed.join(', '), message: error.message }])
    await registry.report(id, { ok: failures.length === 0, failures: failures.slice(0, 20) }).catch(onError)
  }

  function again() {
    if (!stopped) timer = setTimeout(() => void look().catch(complain.that).finally(again), every)
  }

  async function showLastKnownGood() {
    const known = await store.lastKnownGood()
    if (!known) return
    await show(known)
    onLastKnownGood(known.live)
  }

  await look().then(() => showing, complain.that)
  if (complain.lasts() && !shown) await showLastKnownGood().catch(onError)
  again()
  return {
    contentVersion: () => contentVersion,
    withdraw({ name, release, since }, reason, numbers) {
      const tell = () => registry.withdrawCanary({ name, release, reason, numbers })
      withdrawn.set(nameOf({ name, release, since }), tell)
      void tell().catch(complain.that)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** A release may be a canary again later. */
const nameOf = ({ name, release, since }: Pick<Canary, 'name' | 'release' | 'since'>) => `${name}@${release} ${since}`

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
    lasts: () => known !== '',
  }
}
