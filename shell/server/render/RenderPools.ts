import type { Canary, CanaryNumbers } from '@brightfill/shared/contract'
import { CanaryTrial, type Side } from '../canary/CanaryTrial'
import type { LiveComposition } from '../releases/composeReleases'
import type { Breakers } from './Breakers'
import { type PoolOptions, RenderPool } from './RenderPool'

export interface PoolsOptions extends Omit<PoolOptions, 'composition'> {
  /** Told when a canary fails too often; nobody gets it from then on. */
  onWithdrawn: (canary: Canary, reason: string, numbers: CanaryNumbers) => void
}

/** A composition for some of the visitors. */
export interface CanaryComposition extends Canary {
  composition: LiveComposition
}

/**
 * The pools of what visitors get: the live composition's, and the canary's while one runs. What is new serves once its pool has rendered;
 * what it replaces drains.
 */
export class RenderPools {
  private stable: RenderPool | undefined
  private trial: { pool: RenderPool; state: CanaryTrial; percent: number } | undefined
  private readonly draining = new Set<Promise<void>>()

  constructor(private readonly options: PoolsOptions) {}

  /** Whether there is a composition at all; a new site has none before its first releases. */
  get isLive(): boolean {
    return this.stable !== undefined
  }

  /** @throws when no composition has been made live yet */
  get current(): RenderPool {
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

  /** What a visitor gets. @param bucket which hundredth of the visitors it is */
  of(bucket: number): RenderPool {
    return this.trial && bucket < this.trial.percent ? this.trial.pool : this.current
  }

  /** Makes compositions live; their threads load their code first, so no visitor waits for that. */
  async show(composition: LiveComposition, canary?: CanaryComposition): Promise<void> {
    const trial = this.trial?.state
    const [stable, tried] = await Promise.all([this.poolOf(composition), canary && this.poolOf(canary.composition)])
    const former = [this.stable, this.trial?.pool]
    this.stable = stable
    const state = canary && (trial?.isOf(canary) ? trial : new CanaryTrial(canary))
    this.trial = canary && tried && state && { pool: tried, state, percent: canary.percent }
    for (const pool of former) if (pool && pool !== stable && pool !== tried) this.drain(pool)
  }

  /** Called with every page that is sent. */
  noteView(composition: string) {
    const side = this.sideOf(composition)
    if (side) this.trial?.state.view(side)
  }

  /** Called with every failure of a page, here or in a browser. @param client the one who tells of it, when it was not seen here */
  noteError(composition: string, client?: string) {
    const side = this.sideOf(composition)
    if (!this.trial || !side) return
    const { state, pool } = this.trial
    state.error(side, client)
    const reason = state.verdict
    if (reason === undefined) return
    this.trial = undefined
    this.drain(pool)
    this.options.onWithdrawn(state.canary, reason, state.numbers)
  }

  async close(): Promise<void> {
    for (const pool of [this.stable, this.trial?.pool]) if (pool) this.drain(pool)
    await Promise.all(this.draining)
  }

  private sideOf(composition: string): Side | undefined {
    if (this.trial?.pool.composition.id === composition) return 'canary'
    if (this.stable?.composition.id === composition) return 'stable'
  }

  private async poolOf(composition: LiveComposition): Promise<RenderPool> {
    const known = [this.stable, this.trial?.pool].find((pool) => pool?.composition.id === composition.id)
    if (known) return known
    const pool = new RenderPool({ composition, ...this.options })
    // A page that fails keeps nothing from going live: it has been tried out, or was live before.
    await pool.render({ url: 'http://localhost/', requestId: `warm-${composition.id}` }).catch(() => {})
    return pool
  }

  private drain(pool: RenderPool) {
    const drained = pool.close().finally(() => this.draining.delete(drained))
    this.draining.add(drained)
  }
}
