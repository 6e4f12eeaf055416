import { clientOf, networkOf } from '@brightfill/shared/node'
import { LRUCache } from 'lru-cache'
import { ClientBudget } from './ClientBudget'
import type { Allowance } from './TokenBucket'

/**
 * Pages that the server renders for one client and for one network; cached pages are free. An office may be one client.
 */
const PRODUCTION = { client: { burst: 120, perSecond: 4 }, network: { burst: 240, perSecond: 8 } }
/** Leaves room for tests and benches. */
const UNLIMITED: Allowance = { burst: Number.POSITIVE_INFINITY, perSecond: 0 }
const DEVELOPMENT = { client: UNLIMITED, network: UNLIMITED }

const MOST_NETWORKS = 20_000

/** The client that a page is rendered for, as the queue sees it. */
export interface Requester {
  client: string
  network: string
  /** When this network first asked for a render; of two with as many, the newer one gives way. */
  since: number
}

/** One for all pages of a server, live or not. */
export class RenderBudget {
  private readonly budget: ClientBudget
  private readonly since = new LRUCache<string, number>({ max: MOST_NETWORKS })

  constructor(allowances: typeof PRODUCTION) {
    this.budget = new ClientBudget(allowances)
  }

  static of({ development }: { development: boolean }): RenderBudget {
    return new RenderBudget(development ? DEVELOPMENT : PRODUCTION)
  }

  /** Counts one more render for this address; undefined when its client or its network has had too many. */
  tryConsume(ip: string): Requester | undefined {
    const network = networkOf(ip)
    const since = this.since.get(network) ?? performance.now()
    this.since.set(network, since)
    return this.budget.tryConsume(ip) ? { client: clientOf({ ip }), network, since } : undefined
  }
}
