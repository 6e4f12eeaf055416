import { PICTURE_WIDTHS } from '@brightfill/shared/constants'
import type { Store } from '../../store/Store'
import type { Derivative, Derivatives } from './Derivatives'
import type { PictureQueue } from './PictureQueue'

/**
 * The copies that nearly all browsers ask for, on phones and on wide screens. The widest takes nearly as long as all
 * others together, and few screens ask for it: it is made when one does, as is the other format.
 */
const common: readonly Derivative[] = PICTURE_WIDTHS.slice(0, -1).map((width) => ({ width, format: 'avif' }))

/**
 * Makes the common copies of all pictures when content has changed, so that visitors need not wait for them. One after
 * the other, in a process that yields to everything else.
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

  /** Begins, or begins again when the copies are being made already. Those that the store cannot take now are left. */
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

  stop() {
    this.stopped = true
  }

  private async makeAll() {
    for await (const name of this.store.list('media')) {
      for (const derivative of common) {
        if (this.stopped) return
        await this.derivatives.find(name.slice('media/'.length), derivative, (order) => this.queue.makeAhead(order))
      }
    }
  }
}
