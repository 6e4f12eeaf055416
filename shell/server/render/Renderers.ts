import type { Canary, CanaryNumbers } from '@brightfill/shared/contract'
import { CanaryTrial, type Side } from '../canary/CanaryTrial'
import type { LiveComposition } from '../releases/composeReleases'
import type { SmokeOutcome } from '../releases/smokeTest'
import type { Breakers } from './Breakers'
import { Renderer, type RendererLimits, type RendererOptions } from './Renderer'

export interface RenderersOptions extends Omit<RendererOptions, 'composition'> {
  /** Called when a canary fails too often; no visitor gets it from then on. */
  onWithdrawn: (canary: Canary, reason: string, numbers: CanaryNumbers) => void
}

/** A composition for some of the visitors. */
export interface CanaryComposition extends Canary {
  composition: LiveComposition
}

const WARM_EVERY = 3_000
/** Milliseconds in which a composition may go live with the processes that it has from before. */
const SPARE_FOR = 60_000
const MOST_SPARE = 4

/**
 * Says which composition a visitor gets: the live one or, while there is one, the canary. A new composition serves once
 * its renderer has rendered a page; the one it replaces is spare for a minute, and then ends with its last page.
 */
export class Renderers {
  private stable: Renderer | undefined
  private trial: { renderer: Renderer; state: CanaryTrial; percent: number } | undefined
  /** Renderers of compositions that may go live next, tried out or replaced, and the timers that end them. */
  private readonly spare = new Map<Renderer, NodeJS.Timeout>()
  private readonly draining = new Set<Promise<void>>()
  private readonly closed = new WeakSet<Renderer>()
  private wasReady = false

  constructor(private readonly options: RenderersOptions) {}

  /** Whether there is a composition at all; a new site has none before its first releases. */
  get isLive(): boolean {
    return this.stable !== undefined
  }

  /** @throws when no composition has been made live yet */
  get current(): Renderer {
    if (!this.stable) throw new Error('No composition is live yet')
    return this.stable
  }

  /**
   * Whether a live composition has rendered a page, which `/readyz` waits for. Later failures do not take this
   * server out of the site: a release reaches all servers at once.
   */
  get ready(): boolean {
    this.wasReady ||= this.stable?.hasRendered ?? false
    return this.wasReady
  }

  get breakers(): Breakers {
    return this.options.breakers
  }

  /** The running canary, and its figures on this server. */
  get canary(): CanaryTrial | undefined {
    return this.trial?.state
  }

  /** @param bucket the percentile of the visitor */
  of(bucket: number): Renderer {
    return this.trial && bucket < this.trial.percent ? this.trial.renderer : this.current
  }

  /** Makes compositions live. Their processes load the code first, so no visitor waits for that. */
  async show(composition: LiveComposition, canary?: CanaryComposition): Promise<void> {
    const before = this.trial
    const [found, tried] = await Promise.all([
      this.rendererOf(composition),
      canary && this.rendererOf(canary.composition),
    ])
    // It was the canary, and was judged meanwhile.
    const stable = this.closed.has(found) ? await this.rendererOf(composition) : found
    const former = [this.stable, this.trial?.renderer]
    this.stable = stable
    const known = canary && before?.state.isOf(canary) ? before : undefined
    // It was judged meanwhile: its renderer is drained, and no new one is needed.
    const isWithdrawn = known !== undefined && this.trial !== known
    if (isWithdrawn && tried !== known.renderer) former.push(tried)
    this.trial =
      canary && tried && !isWithdrawn
        ? { renderer: tried, state: known?.state ?? new CanaryTrial(canary), percent: canary.percent }
        : undefined
    for (const renderer of former)
      if (renderer && renderer !== stable && renderer !== this.trial?.renderer) this.keepSpare(renderer)
  }

  /**
   * Tries out a composition in processes of its own. If it goes live soon, they serve it: they have its code, and a
   * busy machine would need seconds to start others.
   */
  async tryOut(
    composition: LiveComposition,
    limits: RendererLimits,
    test: (renderer: Renderer) => Promise<SmokeOutcome>,
  ): Promise<SmokeOutcome> {
    const renderer = new Renderer({ ...this.options, ...limits, composition })
    this.keepSpare(renderer)
    try {
      const outcome = await test(renderer)
      if (outcome.failures.length > 0) this.forget(renderer)
      return outcome
    } catch (error) {
      this.forget(renderer)
      throw error
    }
  }

  /**
   * Called with every page that is sent.
   * @returns whether it counts for the canary, and so may a failure of it
   */
  noteView(composition: string, network: string): boolean {
    const side = this.sideOf(composition)
    return (side && this.trial?.state.view(side, network)) ?? false
  }

  /**
   * Called with every failure of a page, here or in a browser.
   * @param network reports the failure; undefined when this server saw it
   */
  noteError(composition: string, network?: string) {
    const side = this.sideOf(composition)
    if (!this.trial || !side) return
    const { state, renderer } = this.trial
    state.error(side, network)
    const reason = state.verdict
    if (reason === undefined) return
    this.trial = undefined
    this.drain(renderer)
    this.options.onWithdrawn(state.canary, reason, state.numbers)
  }

  async close(): Promise<void> {
    for (const renderer of [this.stable, this.trial?.renderer]) if (renderer) this.drain(renderer)
    for (const renderer of this.spare.keys()) this.forget(renderer)
    await Promise.all(this.draining)
  }

  private sideOf(composition: string): Side | undefined {
    if (this.trial?.renderer.composition.id === composition) return 'canary'
    if (this.stable?.composition.id === composition) return 'stable'
  }

  private async rendererOf(composition: LiveComposition): Promise<Renderer> {
    const known = [this.stable, this.trial?.renderer].find((renderer) => renderer?.composition.id === composition.id)
    if (known) return known
    const spare = [...this.spare.keys()].find((renderer) => renderer.composition.id === composition.id)
    if (spare) {
      this.takeSpare(spare)
      spare.limit(this.options)
    }
    const renderer = spare ?? new Renderer({ composition, ...this.options })
    // Even if this page fails, the composition goes live: its pages were tried out, or were live before.
    await this.warm(renderer)
    return renderer
  }

  /** Repeats until this server has rendered a page: a server that is not ready gets no requests. */
  private async warm(renderer: Renderer): Promise<void> {
    const requestId = `warm-${renderer.composition.id}`
    await renderer.render({ url: 'http://localhost/', requestId }).catch(() => {})
    setTimeout(() => renderer === this.stable && !this.ready && void this.warm(renderer), WARM_EVERY).unref()
  }

  private keepSpare(renderer: Renderer) {
    this.spare.set(renderer, setTimeout(() => this.forget(renderer), SPARE_FOR).unref())
    const [oldest] = this.spare.keys()
    if (oldest && this.spare.size > MOST_SPARE) this.forget(oldest)
  }

  /** Whether it was spare. */
  private takeSpare(renderer: Renderer): boolean {
    clearTimeout(this.spare.get(renderer))
    return this.spare.delete(renderer)
  }

  private forget(renderer: Renderer) {
    if (this.takeSpare(renderer)) this.drain(renderer)
  }

  private drain(renderer: Renderer) {
    this.closed.add(renderer)
    const drained = renderer.close().finally(() => this.draining.delete(drained))
    this.draining.add(drained)
  }
}
