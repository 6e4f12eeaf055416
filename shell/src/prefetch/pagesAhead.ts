interface Ahead {
  data: Promise<unknown>
  /** The data has arrived, so a navigation need not wait. */
  ready: boolean
  cancel: () => void
  expires: number
}

/** Milliseconds for which data fetched ahead may be shown; a later navigation gets current data. */
const KEPT_FOR = 15_000
/** The same for lists of the menu: long enough for a visitor who reads the page before. */
export const LISTS_KEPT_FOR = 60_000
/** Only the last few links and the lists of the menu; more would be guessing. */
const KEPT = 8

/** Data of pages fetched ahead, by address; each is used once. Only the browser fills it. */
class PagesAhead {
  private readonly pages = new Map<string, Ahead>()
  private contentVersion: string | undefined

  has(address: string): boolean {
    return this.current(address) !== undefined
  }

  /** Whether the page at this address can be shown at once. */
  isReady(address: string): boolean {
    return this.current(address)?.ready ?? false
  }

  /** Starts to load. A failure is ignored, because no visitor waits for it yet. */
  load(address: string, load: (signal: AbortSignal) => Promise<unknown>, keptFor = KEPT_FOR) {
    const controller = new AbortController()
    const data = load(controller.signal)
    const page = { data, ready: false, cancel: () => controller.abort(), expires: Date.now() + keptFor }
    this.pages.set(address, page)
    data.then(
      () => {
        page.ready = true
        page.expires = Date.now() + keptFor
      },
      () => this.pages.get(address) === page && this.pages.delete(address),
    )
    for (const oldest of [...this.pages.keys()].slice(0, -KEPT)) this.cancel(oldest)
  }

  /** The visitor left the link: cancels the load, but keeps data that has arrived. */
  leave(address: string) {
    if (!this.isReady(address)) this.cancel(address)
  }

  /** The data for a navigation; from now on nothing cancels it. */
  take(address: string): Promise<unknown> | undefined {
    const page = this.current(address)
    this.pages.delete(address)
    return page?.data
  }

  /** Drops everything when the content of the site has changed, which answers of the api say. */
  noteContent(version: unknown) {
    if (typeof version !== 'string') return
    if (this.contentVersion !== undefined && this.contentVersion !== version)
      for (const address of [...this.pages.keys()]) this.cancel(address)
    this.contentVersion = version
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

/** The key of a page fetched ahead: its address without origin and hash. */
export function aheadName({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}
