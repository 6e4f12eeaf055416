import { Counter } from '../clients/Counter'
import type { Requester } from '../clients/RenderBudget'

interface Waiting {
  requester: Requester
  /** It needs a process to itself. */
  alone: boolean
}

/** Pages of one client and of one network in processes at a time. More would take processor and api from others. */
const CONCURRENCY = { client: 4, network: 6 }

/**
 * Pages that wait for a process. The next one is of the network with the fewest pages in processes, and there of the
 * client with the fewest.
 */
export class FairQueue<Page extends Waiting> {
  private readonly pages: Page[] = []
  private readonly clients = new Counter()
  private readonly networks = new Counter()

  /** @param longest pages that wait at the same time, of those that need a process to themselves and of the others */
  constructor(private readonly longest: number) {}

  /**
   * @returns the page that gives way when there are too many: of the network with most of them, of several the newest
   * network, and there the newest page of the client with most
   */
  join(page: Page): Page | undefined {
    this.pages.push(page)
    const queue = this.pages.filter(({ alone }) => alone === page.alone)
    if (queue.length <= this.longest) return undefined
    const waiting = new Counter()
    for (const { requester } of queue) for (const key of [keyOf(requester), requester.network]) waiting.add(key)
    const ofNetworks = most(queue, ({ requester }) => waiting.of(requester.network))
    const ofNewest = most(ofNetworks, ({ requester }) => requester.since)
    return most(ofNewest, ({ requester }) => waiting.of(keyOf(requester))).at(-1)
  }

  leave(page: Page) {
    this.pages.splice(this.pages.indexOf(page), 1)
  }

  next(alone: boolean): Page | undefined {
    const free = this.pages.filter(
      ({ alone: isAlone, requester }) =>
        isAlone === alone &&
        this.clients.of(keyOf(requester)) < CONCURRENCY.client &&
        this.networks.of(requester.network) < CONCURRENCY.network,
    )
    const ofNetworks = most(free, ({ requester }) => -this.networks.of(requester.network))
    return most(ofNetworks, ({ requester }) => -this.clients.of(keyOf(requester))).at(0)
  }

  /** The page goes to a process. */
  start(page: Page) {
    this.leave(page)
    this.clients.add(keyOf(page.requester))
    this.networks.add(page.requester.network)
  }

  /** The process has finished the page. */
  finish({ requester }: Page) {
    this.clients.remove(keyOf(requester))
    this.networks.remove(requester.network)
  }
}

/** Not the name of a network, which a counter may hold too. */
const keyOf = ({ client }: Requester) => `client ${client}`

/** Those pages for which the number is largest, in their order. */
function most<Page>(pages: Page[], count: (page: Page) => number): Page[] {
  const largest = Math.max(...pages.map(count))
  return pages.filter((page) => count(page) === largest)
}
