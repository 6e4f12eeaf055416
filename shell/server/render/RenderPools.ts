import type { LiveComposition } from '../releases/composeReleases'
import { type PoolOptions, RenderPool } from './RenderPool'

/** The pool of the live composition and its replacement: a new composition serves once its pool has rendered, the old pool then drains. */
export class RenderPools {
  private live: RenderPool | undefined
  private rendered = false

  constructor(private readonly options: Omit<PoolOptions, 'composition'>) {}

  /** Whether there is a composition at all; a new site has none before its first releases. */
  get isLive(): boolean {
    return this.live !== undefined
  }

  /** @throws when no composition has been made live yet */
  get current(): RenderPool {
    if (!this.live) throw new Error('No composition is live yet')
    return this.live
  }

  /** Whether the live composition has rendered a page, which `/readyz` waits for. */
  get ready(): boolean {
    return this.rendered
  }

  /** Makes a composition live; its threads load their code first, so no visitor waits for that. */
  async replace(composition: LiveComposition): Promise<void> {
    const next = new RenderPool({ composition, ...this.options })
    const warm = await next.render({ url: 'http://localhost/', requestId: `warm-${composition.id}` }).catch(() => undefined)
    const former = this.live
    this.live = next
    this.rendered = warm !== undefined
    void former?.close()
  }

  /** Called with every page that came out, so that readiness recovers by itself. */
  noteRendered() {
    this.rendered = true
  }

  async close(): Promise<void> {
    await this.live?.close()
  }
}
