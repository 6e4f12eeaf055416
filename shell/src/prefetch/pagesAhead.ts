interface Ahead {
  data: Promise<unknown>
  /** The data is here; whoever goes there now need not wait. */
  ready: boolean
  cancel: () => void
  expires: number
}

// What was fetched ahead may be shown this long; after it a visitor who goes there gets what is true then.
const KEPT_FOR = 15_000
// The last few links somebody pointed at; more would be guessing.
const KEPT = 6

/** Data of pages fetched before anybody went there, by address; each is used once. Filled in the browser only. */
class PagesAhead {
  private readonly pages = new Map<string, Ahead>()

  has(address: string): boolean {
    return this.current(address) !== undefined
  }

  /** Whether the page at this address can be shown at once. */
  isReady(address: string): boolean {
    return this.current(address)?.ready ?? false
  }

  /** Starts to load; a failure is nobody's yet, so it is forgotten. */
  load(address: string, load: (signal: AbortSignal) => Promise<unknown>) {
    const controller = new AbortController()
    const data = load(controller.signal)
    const page = { data, ready: false, cancel: () => controller.abort(), expires: Date.now() + KEPT_FOR }
    this.pages.set(address, page)
    data.then(
      () => {
        page.ready = true
        page.expires = Date.now() + KEPT_FOR
      },
      () => this.pages.get(address) === page && this.pages.delete(address),
    )
    for (const oldest of [...this.pages.keys()].slice(0, -KEPT)) this.cancel(oldest)
  }

  /** Nobody goes there after all; what is here already stays for its time. */
  leave(address: string) {
    if (!this.isReady(address)) this.cancel(address)
  }

  /** The data for the navigation that goes there; from now on nothing cancels it. */
  take(address: string): Promise<unknown> | undefined {
    const page = this.current(address)
    this.pages.delete(address)
    return page?.data
  }

  private current(address: string): Ahead | undefined {
    const page = this.pages.get(address)
    return page && page.expires > Date.now() ? page : undefined
  }

  private cancel(address: string) {
    this.pages.get(address)?.cancel()
    this.pages.delete(address)
  }
}

export const pagesAhead = new PagesAhead()

/** How a page ahead is called: its address without origin and hash. */
export function aheadName({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}
