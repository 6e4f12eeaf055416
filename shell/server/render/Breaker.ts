/** Failures count together within these milliseconds. */
const WINDOW = 30_000

/** `probe`: this one page may try and decides how it goes on. */
export type Leave = 'open' | 'probe' | 'resting'

/**
 * Leaves a remote that keeps failing to the browsers for a while, so that it takes no time from other pages.
 */
export class Breaker {
  private failures: number[] = []
  private restsUntil = 0
  private probing = false

  /**
   * @param limit failures after which a remote rests
   * @param rest milliseconds before one page tries again
   */
  constructor(
    private readonly limit = 3,
    private readonly rest = 30_000,
  ) {}

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
    this.failures = [...this.failures.filter((at) => at > now - WINDOW), now]
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
