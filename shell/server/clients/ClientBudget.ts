import { LRUCache } from 'lru-cache'

interface Budget {
  /** May be spent at once. */
  burst: number
  /** Comes back each second. */
  perSecond: number
}

/** Enough for every client of a busy hour; the longest unused is forgotten first. */
const CLIENTS = 20_000

/** Work that a client may cause: so much at once, and from then on so much per second. */
export class ClientBudget {
  private readonly clients = new LRUCache<string, { left: number; at: number }>({ max: CLIENTS })

  constructor(private readonly budget: Budget) {}

  /** Whether the client may cause it once more; if so, that is counted. */
  spend(client: string): boolean {
    const { burst, perSecond } = this.budget
    const now = performance.now()
    const known = this.clients.get(client) ?? { left: burst, at: now }
    const left = Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond)
    const may = left >= 1
    this.clients.set(client, { left: may ? left - 1 : left, at: now })
    return may
  }
}
