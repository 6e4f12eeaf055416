/** Milliseconds within which failures add up. */
const WINDOW = 30_000

/** `half-open`: this one page may try, and its result decides. */
export type BreakerState = 'closed' | 'half-open' | 'open'

/** Leaves a failing remote to the browsers for a while, so that it takes no time from other pages. */
export class Breaker {
  private failures: number[] = []
  private openUntil = 0
  private probing = false

  /**
   * @param limit failures after which it opens
   * @param openFor milliseconds before one page tries again
   */
  constructor(
    private readonly limit = 3,
    private readonly openFor = 30_000,
  ) {}

  /** The remote is left to browsers. */
  get isOpen(): boolean {
    return this.openUntil > 0
  }

  /** Whether a page may be rendered with the remote. After `half-open` one of the next three is called. */
  tryAcquire(): BreakerState {
    if (!this.isOpen) return 'closed'
    if (this.probing || Date.now() < this.openUntil) return 'open'
    this.probing = true
    return 'half-open'
  }

  /** @returns whether it opens with this failure */
  failed(): boolean {
    const now = Date.now()
    this.failures = [...this.failures.filter((at) => at > now - WINDOW), now]
    const opens = this.probing || (!this.isOpen && this.failures.length >= this.limit)
    if (opens) this.openUntil = now + this.openFor
    this.probing = false
    return opens
  }

  /** The page that tried had no result: the next one tries. */
  release() {
    this.probing = false
  }

  /** @returns whether it closes with this success, which only a page that tried decides */
  succeeded(): boolean {
    if (!this.probing) return false
    this.probing = false
    this.openUntil = 0
    this.failures = []
    return true
  }
}
