import type { Canary, CanaryNumbers, CanaryTrial, Candidate, LiveState, Releases } from '@brightfill/shared/contract'
import type { CanaryComposition } from '../render/Renderers'
import { composeReleases, type LiveComposition } from './composeReleases'
import { canRetryElsewhere } from './NotFetched'
import type { Registry } from './Registry'
import type { ReleaseStore } from './ReleaseStore'
import type { SmokeOutcome } from './smokeTest'

const MOST_LISTED = 20

interface FollowerOptions {
  registry: Pick<Registry, 'live' | 'report' | 'withdrawCanary'>
  store: ReleaseStore
  /** Milliseconds between polls. */
  every: number
  /** Makes compositions live; rejects when it cannot. */
  onChange: (composition: LiveComposition, canary?: CanaryComposition) => Promise<void>
  /** Renders what is to go live next; rejects when that is not possible here. */
  tryOut: (composition: LiveComposition, changed: string[]) => Promise<SmokeOutcome>
  /** How the canary does here; the registry shows it to admins. */
  trial: () => CanaryTrial | undefined
  /** Called once when a trouble begins, not each second while it lasts. */
  onError: (error: unknown) => void
  /** Called when the site starts with the releases of its last run, because the live ones cannot be fetched. */
  onLastKnownGood: (live: Releases) => void
}

/**
 * Follows what the registry says is live: polls it, fetches what is new, and passes on its composition. While the
 * registry is down, or its releases cannot be fetched, the last known good goes on, also across restarts. A release
 * that could not go live is tried again with the next poll.
 */
export class RegistryFollower {
  /** Changes whenever content does. */
  contentVersion = ''
  /** Without `version`, part of it is still to go live. */
  private shown: { id: string; version?: number } | undefined
  private showing: Promise<void> | undefined
  private trouble = ''
  private timer: NodeJS.Timeout | undefined
  private stopped = false
  private readonly tried = new Set<string>()
  /** Why candidates could not be tried here yet, by id. */
  private readonly untried = new Map<string, string>()
  private readonly withdrawn = new Map<string, () => Promise<void>>()

  constructor(private readonly options: FollowerOptions) {}

  /** Resolves when the site has a composition, or cannot have one yet. */
  async start(): Promise<void> {
    void this.options.store.removeUnfinished().catch(this.options.onError)
    await this.look().then(
      () => this.showing,
      (error) => this.complain(error),
    )
    if (this.trouble && !this.shown) await this.showLastKnownGood().catch(this.options.onError)
    this.lookAgain()
  }

  stop() {
    this.stopped = true
    clearTimeout(this.timer)
  }

  /** Ends a canary: here at once, at the registry as soon as it answers. */
  withdraw(canary: Canary, reason: string, numbers: CanaryNumbers) {
    const { name, release } = canary
    const tell = () => this.options.registry.withdrawCanary({ name, release, reason, numbers })
    this.withdrawn.set(nameOf(canary), tell)
    void tell().catch((error) => this.complain(error))
  }

  private lookAgain() {
    if (this.stopped) return
    this.timer = setTimeout(async () => {
      await this.look().catch((error) => this.complain(error))
      this.lookAgain()
    }, this.options.every)
  }

  private async look() {
    const state = await this.options.registry.live(this.shown?.id, this.options.trial())
    if (this.stopped) return
    this.contentVersion = state.content_version
    for (const candidate of state.candidates) void this.judge(candidate)
    if (state.canary) await this.withdrawn.get(nameOf(state.canary))?.()
    // Fetching may take long; content and candidates do not wait for it.
    this.showing ??= this.show(state)
      .then(
        () => {
          this.trouble = ''
        },
        (error) => this.complain(error),
      )
      .finally(() => {
        this.showing = undefined
      })
  }

  private async show(state: LiveState) {
    const { store, onChange } = this.options
    if (Object.keys(state.live).length === 0) return
    if (state.version === this.shown?.version) return store.remember(state)
    // The live releases do not wait for a canary that cannot be fetched.
    const [composition, [canary]] = await Promise.all([
      this.compose(state.live, true),
      Promise.allSettled([this.composeCanary(state)]),
    ])
    await onChange(composition, canary.status === 'fulfilled' ? canary.value : undefined)
    this.shown = { id: composition.id, version: canary.status === 'fulfilled' ? state.version : undefined }
    await store.remember(state)
    if (canary.status === 'rejected') throw canary.reason
  }

  private async composeCanary({ live, canary }: LiveState): Promise<CanaryComposition | undefined> {
    if (!canary || this.withdrawn.has(nameOf(canary))) return undefined
    return { ...canary, composition: await this.compose({ ...live, [canary.name]: canary.release }, true) }
  }

  /** @param forVisitors they get its files, too */
  async compose(releases: Releases, forVisitors = false): Promise<LiveComposition> {
    const folders = await Promise.all(
      Object.entries(releases).map(async ([name, release]) => {
        const folder = await this.options.store.find(name, release)
        if (!folder) throw new Error(`The registry has no ${name}@${release}, though it lists it`)
        if (forVisitors) await this.options.store.markShown(name, release)
        return [name, folder] as const
      }),
    )
    return composeReleases(Object.fromEntries(folders))
  }

  private async judge(candidate: Candidate) {
    const { id, changed } = candidate
    if (this.tried.has(id)) return
    this.tried.add(id)
    const { registry, onError } = this.options
    try {
      const { failures, skipped } = await this.outcomeOf(candidate)
      this.untried.delete(id)
      const report = {
        ok: failures.length === 0,
        failures: failures.slice(0, MOST_LISTED),
        skipped: skipped.slice(0, MOST_LISTED),
      }
      await registry.report(id, report).catch(onError)
    } catch (error) {
      // The registry takes the first report, so another server may answer before this one can.
      this.tried.delete(id)
      const trouble = `The new release of ${changed.join(', ')} could not be tried out here: ${messageOf(error)}`
      if (trouble !== this.untried.get(id)) onError(new Error(trouble, { cause: error }))
      this.untried.set(id, trouble)
    }
  }

  /** @throws an error of this server, which says nothing about the release */
  private async outcomeOf({ releases, changed }: Candidate): Promise<SmokeOutcome> {
    let composition: LiveComposition
    try {
      composition = await this.compose(releases)
    } catch (error) {
      if (canRetryElsewhere(error)) throw error
      return { failures: [{ route: changed.join(', '), message: messageOf(error) }], skipped: [] }
    }
    return this.options.tryOut(composition, changed)
  }

  private async showLastKnownGood() {
    const known = await this.options.store.lastKnownGood()
    if (!known) return
    await this.show(known)
    this.options.onLastKnownGood(known.live)
  }

  private complain(error: unknown) {
    if (String(error) !== this.trouble) this.options.onError(error)
    this.trouble = String(error)
  }
}

/** A release may be a canary again later. */
const nameOf = ({ name, release, since }: Pick<Canary, 'name' | 'release' | 'since'>) => `${name}@${release} ${since}`

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
