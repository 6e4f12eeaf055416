interface BreakerOptions {
  /** After this many failures ... */
  limit?: number
  /** ... within this many milliseconds a remote rests ... */
  window?: number
  /** ... for this many milliseconds, before one page tries again. */
  rest?: number
}

/** `probe`: this one page may try and decides how it goes on. */
export type Leave = 'open' | 'probe' | 'resting'

/**
 * Leaves a remote that keeps failing to the browsers for a while, so that it takes no time from other pages.
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

  /** The probe had no result: the next page is one. */
  undecided() {
    this.probing = false
  }

  /** @returns whether the remote is rendered again from now on, which only a probe decides */
  succeeded(): boolean {
    if (!this.probing) return false
    this.probing = false
    this.restsUntil = 0
    this.failures = []
    return true
  }
}
