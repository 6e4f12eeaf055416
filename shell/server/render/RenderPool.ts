import type { Composition, LiveRemote } from '../../src/composition/composition'
import { remoteInStack } from '../../src/composition/remoteInStack'
import type { Rendered, RenderTask } from '../../src/document/renderPage'
import type { LiveComposition } from '../releases/composeReleases'
import type { Breaker, Leave } from './Breaker'
import type { Breakers } from './Breakers'
import { NotRendered } from './NotRendered'
import { pageParts } from './pageParts'
import type { RenderLog } from './RenderLog'
import { RenderThread } from './RenderThread'
import { RenderThreads } from './RenderThreads'
import type { ThrownThere } from './renderProtocol'

// A page waits for the api and then renders in a few milliseconds, so one thread serves several at a time.
const PAGES_PER_THREAD = 16

export interface PoolOptions {
  composition: LiveComposition
  apiOrigin: string
  /** What calls of renders carry. */
  apiHeaders: Record<string, string>
  publicOrigin: string
  /** Documents may lead to pages for developers. */
  development: boolean
  /** Most threads that render together. */
  workers: number
  /**
   * Milliseconds a page may take on a thread before the visitor gets the document without it; so long it may wait for a
   * thread, too.
   */
  deadline: number
  /** Milliseconds without a sign of life after which a thread is blocked. */
  blockedAfter: number
  breakers: Breakers
  log: RenderLog
  /** The built `render.worker.ts`. */
  program?: URL
}

/**
 * The render threads of one composition (docs/decisions/0009). A new composition gets a new pool; this one is closed
 * when its last page is out, so a thread never holds two releases of a module. What one remote does costs its own
 * pages: see NotRendered for what may happen.
 */
export class RenderPool {
  /** The composition as documents carry it. */
  readonly composition: Composition
  /** Some page came out. */
  hasRendered = false
  private readonly together: RenderThreads
  /** For pages that were on a thread that ended, and for probes: whoever fails here did it. */
  private readonly alone: RenderThreads
  private readonly directories: Record<string, string>
  private readonly active = new Set<Promise<Rendered>>()

  constructor(private readonly options: PoolOptions) {
    // Documents say nothing of where the files lie on this machine.
    const { renderer, directories, ...shown } = options.composition
    const { apiOrigin, apiHeaders, publicOrigin, development, workers, blockedAfter, program } = options
    const composition = development ? { ...shown, development } : shown
    this.composition = composition
    this.directories = directories
    const onStray = (error: ThrownThere) => this.noteStray(error)
    const site = { composition, directories, apiOrigin, apiHeaders, publicOrigin }
    const start = () => new RenderThread({ ...site, renderer, blockedAfter, program, onStray })
    this.together = new RenderThreads({ start, min: 1, max: workers, pagesPerThread: PAGES_PER_THREAD })
    this.alone = new RenderThreads({ start, min: 0, max: 1, pagesPerThread: 1 })
  }

  /** @throws NotRendered */
  async render(task: RenderTask): Promise<Rendered> {
    const rendering = this.attempt(task)
    this.active.add(rendering)
    try {
      return await rendering
    } finally {
      this.active.delete(rendering)
    }
  }

  /** Ends when the last page is out. */
  async close(): Promise<void> {
    while (this.active.size > 0) await Promise.allSettled(this.active)
    await Promise.all([this.together.close(), this.alone.close()])
  }

  private async attempt(task: RenderTask): Promise<Rendered> {
    const { owner, lenders } = task.maintenance
      ? { lenders: [] }
      : pageParts(this.composition, new URL(task.url).pathname)
    const ownLeave = owner && this.breaker(owner).ask()
    if (ownLeave === 'resting') throw new NotRendered('resting')
    const leaves = new Map<LiveRemote, Leave>(lenders.map((remote) => [remote, this.breaker(remote).ask()]))
    if (owner && ownLeave) leaves.set(owner, ownLeave)
    const having = (wanted: Leave) => [...leaves].filter(([, leave]) => leave === wanted).map(([remote]) => remote)
    const probes = having('probe')
    const resting = having('resting').map(({ name }) => name)
    try {
      const rendered = await this.run({ ...task, resting }, probes.length > 0)
      this.hasRendered = true
      for (const remote of probes) if (this.breaker(remote).succeeded()) this.noteResting(remote, false)
      return rendered
    } catch (error) {
      this.noteFailure(task, error as NotRendered, owner) // threads throw nothing else
      for (const remote of probes) this.breaker(remote).undecided()
      throw error
    }
  }

  private async run(task: RenderTask, isProbe: boolean): Promise<Rendered> {
    const { deadline } = this.options
    if (isProbe) return this.alone.run(task, deadline)
    try {
      return await this.together.run(task, deadline)
    } catch (error) {
      if (!(error instanceof NotRendered && error.reason === 'ended')) throw error
      return this.alone.run(task, deadline)
    }
  }

  private noteFailure(
    { requestId }: RenderTask,
    { reason, detail, culprit }: NotRendered,
    owner: LiveRemote | undefined,
  ) {
    const remote = this.composition.remotes.find(({ name }) => name === culprit) ?? owner
    this.options.log.notRendered({ composition: this.composition.id, remote: named(remote), reason, detail, requestId })
    const counts = reason === 'deadline' || reason === 'blocked' || reason === 'ended'
    if (remote && counts && this.breaker(remote).failed()) this.noteResting(remote, true)
  }

  private noteResting(remote: LiveRemote, resting: boolean) {
    this.options.log.resting({ composition: this.composition.id, remote: `${remote.name}@${remote.release}`, resting })
  }

  private noteStray({ message, stack }: ThrownThere) {
    const name = remoteInStack(stack ?? '', this.directories)
    const remote = this.composition.remotes.find((live) => live.name === name)
    this.options.log.stray({ composition: this.composition.id, remote: named(remote), message, stack })
  }

  private breaker(remote: LiveRemote): Breaker {
    return this.options.breakers.of(remote)
  }
}

const named = (remote: LiveRemote | undefined) => remote && `${remote.name}@${remote.release}`
