import { PICTURE_WIDTHS } from '@brightfill/shared/constants'
import type { Store } from '../../store/Store'
import type { Derivatives } from './Derivatives'
import type { Derivative } from './drawings'
import type { PictureQueue } from './PictureQueue'

/**
 * The copies that nearly all browsers request, on phones and on wide screens. The widest takes nearly as long as all
 * others together, and few screens need it: it is made on demand, as is the other format.
 */
const common: readonly Derivative[] = PICTURE_WIDTHS.slice(0, -1).map((width) => ({ width, format: 'avif' }))

/**
 * Makes the common copies of all pictures after a change of content, so that visitors need not wait for them: one after
 * the other, in a low-priority process.
 */
export class CommonCopies {
  private stopped = false
  private running = false
  private again = false

  constructor(
    private readonly store: Store,
    private readonly derivatives: Derivatives,
    private readonly queue: PictureQueue,
    private readonly wanted: boolean,
  ) {}

  /** Starts, or starts again while running. Skips copies that the store cannot take now. */
  async make(): Promise<void> {
    this.again = true
    if (this.running || !this.wanted) return
    this.running = true
    while (this.again && !this.stopped) {
      this.again = false
      await this.makeAll().catch(() => {})
    }
    this.running = false
  }

  /** The copies of one new picture. */
  async makeOf(name: string): Promise<void> {
    if (this.wanted) await this.makeEach(name).catch(() => {})
  }

  stop() {
    this.stopped = true
  }

  private async makeAll() {
    for await (const name of this.store.list('media')) await this.makeEach(name.slice('media/'.length))
  }

  private async makeEach(name: string) {
    for (const derivative of common) {
      if (this.stopped) return
      await this.derivatives.find(name, derivative, (order) => this.queue.makeAhead(order))
    }
  }
}
