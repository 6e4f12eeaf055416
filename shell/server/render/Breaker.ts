interface BreakerOptions {
  /** So many failures … */
  limit?: number
  /** … in so many milliseconds, and a remote rests … */
  window?: number
  /** … for so long, before one page tries again. */
  rest?: number
}

/** `probe`: this one page may try, and says how it went. */
export type Leave = 'open' | 'probe' | 'resting'

/**
 * Takes a remote that keeps failing off server rendering for a while, so that its pages do not cost everybody else's.
 */
export class Breaker {
  private readonly limit: number
  private readonly window: number
  private readonly rest: number
  private failures: number[] = []
  private restsUntil = 0
  private probing = false

  constructor({ limit = 3, window = 30_000, rest = 30_000 }: BreakerOptions = {}) {
    this.limit = limit
    this.window = window
    this.rest = rest
  }

  get resting(): boolean {
    return this.restsUntil > 0
  }

  ask(): Leave {
    if (!this.resting) return 'open'
    if (this.probing || Date.now() < this.restsUntil) return 'resting'
    this.probing = true
    return 'probe'
  }

  /** @returns whether the remote rests from now on */
  failed(): boolean {
    const now = Date.now()
    this.failures = [...this.failures.filter((at) => at > now - this.window), now]
    const begins = this.probing || (!this.resting && this.failures.length >= this.limit)
    if (begins) this.restsUntil = now + this.rest
    this.probing = false
    return begins
  }

  /** The probe never got its turn: the next page is one. */
  undecided() {
    this.probing = false
  }

  /** @returns whether the remote is rendered again, which a page that was no probe does not change */
  succeeded(): boolean {
    if (!this.probing) return false
    this.probing = false
    this.restsUntil = 0
    this.failures = []
    return true
  }
}
