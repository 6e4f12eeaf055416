import { Tally } from '../clients/Tally'

interface Waiting {
  /** The client that asks for the page. */
  client: string
  /** It needs a process to itself. */
  alone: boolean
}

/** Pages of one client that are in processes at the same time. More would take the api from the others. */
const OF_A_CLIENT = 4

/** Pages that wait for a process. The next one is of the client with the fewest pages in processes. */
export class FairLine<Page extends Waiting> {
  private readonly pages: Page[] = []
  private readonly seated = new Tally()

  /** @param longest pages that wait at the same time, of those that need a process to themselves and of the others */
  constructor(private readonly longest: number) {}

  /** Answers the page that gives way when there are too many: the newest one of the client with most of them. */
  join(page: Page): Page | undefined {
    this.pages.push(page)
    const line = this.pages.filter(({ alone }) => alone === page.alone)
    if (line.length <= this.longest) return undefined
    const waiting = new Tally()
    for (const { client } of line) waiting.add(client)
    const most = Math.max(...line.map(({ client }) => waiting.of(client)))
    // The newcomer goes before another client's page does, unless that client has more.
    return line.findLast(({ client }) => waiting.of(client) === most)
  }

  leave(page: Page) {
    this.pages.splice(this.pages.indexOf(page), 1)
  }

  next(alone: boolean): Page | undefined {
    const line = this.pages.filter((page) => page.alone === alone)
    const fewest = Math.min(...line.map(({ client }) => this.seated.of(client)))
    return fewest < OF_A_CLIENT ? line.find(({ client }) => this.seated.of(client) === fewest) : undefined
  }

  /** The page goes to a process. */
  seat(page: Page) {
    this.leave(page)
    this.seated.add(page.client)
  }

  /** The process has finished the page. */
  rise({ client }: Page) {
    this.seated.remove(client)
  }
}
