import { copyUrl } from '@brightfill/shared/constants'
import type { Company, FieldsAnswer, listingCalls, RouteFace } from '@brightfill/shared/contract'
import type { Static } from 'typebox'
import type { Apis } from '../apis/Apis'
import { FEED_LENGTH, type Feed, type FeedPage } from './feeds'
import { Kept } from './Kept'

/** An address of the site, and when its content last changed, if the api says so. */
export interface ListedAddress {
  path: string
  changedAt?: string
}

/** The answer of the call of a listed route (`sitemap` of `RouteFace`). */
interface ListAnswer {
  data: Record<string, unknown>[]
  total_pages?: number
}

type PageAddresses = Static<typeof listingCalls.pageAddresses.answer>

const PATIENCE = 10_000
/** A visitor waits for the page meanwhile. */
const PATIENCE_OF_A_FORM = 2_000
const AT_A_TIME = 6

/**
 * Everything that is published, from the public lists of the api, so that a visitor can open whatever is in the sitemap
 * (R-562).
 */
export class SiteLists {
  private readonly kept: Kept

  /** @param contentVersion changes with the content */
  constructor(
    private readonly apis: Apis,
    contentVersion: () => string,
  ) {
    this.kept = new Kept(contentVersion)
  }

  /** Content pages that search engines may read, and what the calls of these routes list; each address once. */
  async addresses(routes: readonly RouteFace[]): Promise<ListedAddress[]> {
    const [site, ...listed] = await Promise.all([
      this.ownPages(),
      ...routes.flatMap(({ path, sitemap }) => (sitemap ? [this.listed(path, sitemap)] : [])),
    ])
    // Another remote may own the address of a page: the sign-in has its title and description from the content.
    const unlisted = new Set(routes.filter(({ crawl, access }) => crawl === false || access).map(({ path }) => path))
    const all = [...site.filter(({ path }) => !unlisted.has(path)), ...listed.flat()]
    return [...new Map(all.map((address) => [address.path, address])).values()]
  }

  /** The feed of these routes: the first that has one. */
  async feed(routes: readonly RouteFace[]): Promise<Feed | undefined> {
    const { path = '', sitemap, feed } = routes.find((route) => route.feed) ?? {}
    if (!sitemap || !feed) return undefined
    return this.kept.get(`feed ${sitemap} ${path}`, async () => {
      const { data } = await this.post<ListAnswer>(sitemap, { page: 1 })
      const pages = data.flatMap((row) => feedPages(path, row)).slice(0, FEED_LENGTH)
      return { ...feed, home: path.slice(0, path.indexOf('/:')) || '/', pages }
    })
  }

  /** Address of the site's icon; undefined when the content names none. */
  icon(): Promise<string | undefined> {
    return this.kept.get('icon', async () => {
      const site = await this.site()
      return copyUrl(site?.['Icon site'], 320)
    })
  }

  /**
   * How else to reach the company; undefined until the api has answered. Most forms are refused while the api is down,
   * so its last answer is kept until it gives another.
   */
  company(): Promise<Company | undefined> {
    return this.kept.get('company', async () => (await this.site(PATIENCE_OF_A_FORM))?.Company).catch(() => undefined)
  }

  private async site(patience?: number) {
    const { options } = await this.read<FieldsAnswer>('/fields?options=Meta%20site', patience)
    return options['Meta site']
  }

  private async ownPages(): Promise<ListedAddress[]> {
    const { data } = await this.post<PageAddresses>('/get/page-addresses', {})
    return data
      .filter(({ url }) => /^\/(?![/\\])/.test(url) && !/[?#]/.test(url))
      .map(({ url, updated_at }) => ({ path: url, changedAt: updated_at }))
  }

  /** The pages of a route, and when each changed. A page that moved during the reading is listed once. */
  private async listed(path: string, call: string): Promise<ListedAddress[]> {
    const page = async (page: number) => {
      const { data, total_pages = 1 } = await this.post<ListAnswer>(call, { page })
      return { addresses: data.flatMap((row) => addressesOf(path, row)), total_pages }
    }
    const first = await page(1)
    const others = Array.from({ length: Math.max(0, first.total_pages - 1) }, (_, index) => index + 2)
    const addresses = [first, ...(await inTurns(others, page))].flatMap(({ addresses }) => addresses)
    return [...new Map(addresses.map((address) => [address.path, address])).values()]
  }

  private async read<Answer>(path: string, patience?: number): Promise<Answer> {
    return read(await this.call(path, {}, patience))
  }

  private async post<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.apis.key}` }
    return read(await this.call(path, { method: 'POST', headers, body: JSON.stringify(body) }))
  }

  private call(path: string, init: RequestInit, patience = PATIENCE): Promise<Response> {
    return this.apis.ask(`/api${path}`, { ...init, signal: AbortSignal.timeout(patience) }, true)
  }
}

async function read<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`The api answered ${answer.status} at ${answer.url}`)
  return (await answer.json()) as Answer // the api checks its answers against the contract
}

/** The address of the page that a row names by the parameter of its route; none without it. */
function addressesOf(path: string, row: Record<string, unknown>): ListedAddress[] {
  const [parameter = ''] = /(?<=:)\w+/.exec(path) ?? []
  const value = row[parameter]
  if (typeof value !== 'string') return []
  const changedAt = [row.updated_at, row.published_at].find((stamp) => typeof stamp === 'string')
  return [{ path: path.replace(`:${parameter}`, encodeURIComponent(value)), changedAt }]
}

/** The same page as a feed shows it. */
function feedPages(path: string, row: Record<string, unknown>): FeedPage[] {
  const { title, description, published_at, updated_at } = row
  if (typeof title !== 'string' || typeof description !== 'string' || typeof published_at !== 'string') return []
  const changed = typeof updated_at === 'string' && { updated_at }
  return addressesOf(path, row).map((address) => ({ path: address.path, title, description, published_at, ...changed }))
}

/** Makes a few calls at a time: a sitemap must not take the api from visitors. */
async function inTurns<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_A_TIME) {
    results.push(...(await Promise.all(items.slice(start, start + AT_A_TIME).map(run))))
  }
  return results
}
