import type { Canary, CanaryNumbers } from '@brightfill/shared/contract'
import { CanaryTrial, type Side } from '../canary/CanaryTrial'
import type { LiveComposition } from '../releases/composeReleases'
import type { Breakers } from './Breakers'
import { Renderer, type RendererOptions } from './Renderer'

export interface RenderersOptions extends Omit<RendererOptions, 'composition'> {
  /** Told when a canary fails too often; nobody gets it from then on. */
  onWithdrawn: (canary: Canary, reason: string, numbers: CanaryNumbers) => void
}

/** A composition for some of the visitors. */
export interface CanaryComposition extends Canary {
  composition: LiveComposition
}

/**
 * Says which composition a visitor gets: the live one or, while there is one, the canary. A new composition serves once
 * its renderer has rendered a page; the one it replaces ends with its last page.
 */
export class Renderers {
  private stable: Renderer | undefined
  private trial: { renderer: Renderer; state: CanaryTrial; percent: number } | undefined
  private readonly draining = new Set<Promise<void>>()

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

  /** Whether the live composition has rendered a page, which `/readyz` waits for. */
  get ready(): boolean {
    return this.stable?.hasRendered ?? false
  }

  get breakers(): Breakers {
    return this.options.breakers
  }

  /** The canary that runs, and how it does on this server. */
  get canary(): CanaryTrial | undefined {
    return this.trial?.state
  }

  /** @param bucket which hundredth of the visitors it is */
  of(bucket: number): Renderer {
    return this.trial && bucket < this.trial.percent ? this.trial.renderer : this.current
  }

  /** Makes compositions live. Their processes load the code first, so no visitor waits for that. */
  async show(composition: LiveComposition, canary?: CanaryComposition): Promise<void> {
    const trial = this.trial?.state
    const [stable, tried] = await Promise.all([
      this.rendererOf(composition),
      canary && this.rendererOf(canary.composition),
    ])
    const former = [this.stable, this.trial?.renderer]
    this.stable = stable
    const state = canary && (trial?.isOf(canary) ? trial : new CanaryTrial(canary))
    this.trial = canary && tried && state && { renderer: tried, state, percent: canary.percent }
    for (const renderer of former) if (renderer && renderer !== stable && renderer !== tried) this.drain(renderer)
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
    await Promise.all(this.draining)
  }

  private sideOf(composition: string): Side | undefined {
    if (this.trial?.renderer.composition.id === composition) return 'canary'
    if (this.stable?.composition.id === composition) return 'stable'
  }

  private async rendererOf(composition: LiveComposition): Promise<Renderer> {
    const known = [this.stable, this.trial?.renderer].find((renderer) => renderer?.composition.id === composition.id)
    if (known) return known
    const renderer = new Renderer({ composition, ...this.options })
    // Even if this page fails, the composition goes live: its pages were tried out, or were live before.
    await renderer.render({ url: 'http://localhost/', requestId: `warm-${composition.id}` }).catch(() => {})
    return renderer
  }

  private drain(renderer: Renderer) {
    const drained = renderer.close().finally(() => this.draining.delete(drained))
    this.draining.add(drained)
  }
}
