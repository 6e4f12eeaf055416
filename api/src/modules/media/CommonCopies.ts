import { readdir } from 'node:fs/promises'
import type { Derivative, Derivatives } from './Derivatives'
import { PictureMaker } from './PictureMaker'

/** What most browsers ask for: the others are made when somebody asks. */
const common: readonly Derivative[] = [320, 640, 960].map((width) => ({ width, format: 'avif' }))

/**
 * Makes the common copies of all pictures when content has changed, so that visitors need not wait for them. One after
 * the other, in a process that yields to everything else.
 */
export class CommonCopies {
  private readonly maker = new PictureMaker(true)
  private stopped = false
  private running = false
  private again = false

  constructor(
    private readonly mediaFolder: string,
    private readonly derivatives: Derivatives,
  ) {}

  /** Begins, or begins again when the copies are being made already. */
  async make(): Promise<void> {
    this.again = true
    if (this.running) return
    this.running = true
    while (this.again && !this.stopped) {
      this.again = false
      await this.makeAll()
    }
    this.running = false
  }

  stop() {
    this.stopped = true
    this.maker.close()
  }

  private async makeAll() {
    const names = await readdir(this.mediaFolder, { recursive: true }).catch(() => [])
    for (const name of names) {
      for (const derivative of common) {
        if (this.stopped) return
        await this.derivatives.find(name, derivative, (order) => this.maker.make(order))
      }
    }
  }
}
