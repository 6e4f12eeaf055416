import { LRUCache } from 'lru-cache'

export interface Allowance {
  /** May be consumed at once. */
  burst: number
  /** Refilled each second. */
  perSecond: number
}

/** Enough for every client of a busy hour; the longest unused is forgotten first. */
const MOST_KEYS = 20_000

/** Work that each client (or network) may cause: `burst` at once, then `perSecond`. */
export class TokenBucket {
  private readonly buckets = new LRUCache<string, { left: number; at: number }>({ max: MOST_KEYS })

  constructor(private readonly allowance: Allowance) {}

  /** Whether the key may cause it once more; if so, that is counted. */
  tryConsume(key: string): boolean {
    const { burst, perSecond } = this.allowance
    const now = performance.now()
    const known = this.buckets.get(key) ?? { left: burst, at: now }
    const left = Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond)
    const may = left >= 1
    this.buckets.set(key, { left: may ? left - 1 : left, at: now })
    return may
  }
}
