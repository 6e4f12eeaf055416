import { slugOf } from '@brightfill/shared/constants'
import type {
  BlogCard,
  BlogListAnswer,
  Company,
  FieldsAnswer,
  FilterSetsAnswer,
  ListedMachinesAnswer,
  PageLink,
  PageStampAnswer,
} from '@brightfill/shared/contract'
import type { Apis } from '../apis/Apis'
import type { ListedRoute } from '../releases/composeReleases'
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

const PATIENCE = 10_000
/** Somebody waits for a page meanwhile. */
const PATIENCE_OF_A_FORM = 2_000
const AT_A_TIME = 6
/** The machine list, whose pages are few and dear cards: the api has a shorter one for this server. */
const MACHINES = '/get/products'

/**
 * Everything that is published, from the public lists of the api, so that a visitor can open whatever is in the sitemap
 * (R-562).
 */
export class SiteLists {
  private readonly kept = new Kept()

  constructor(private readonly apis: Apis) {}

  /** Content pages, categories, and what the calls of these routes list. */
  async addresses(routes: readonly ListedRoute[]): Promise<ListedAddress[]> {
    const [site, ...listed] = await Promise.all([
      this.kept.get('pages', () => this.ownPages()),
      ...routes.map((route) => this.kept.get(`${route.call} ${route.path}`, () => this.listed(route))),
    ])
    return [...site, ...listed.flat()]
  }

  /** Newest first. */
  articles(): Promise<BlogCard[]> {
    return this.kept.get('articles', async () => (await this.post<BlogListAnswer>('/get/blogs', {})).data)
  }

  /** Address of the site's icon; undefined when the content names none. */
  icon(): Promise<string | undefined> {
    return this.kept.get('icon', async () => {
      const site = await this.site()
      return site?.['Icon site'].replace(/^\/?(?:public\/)?/, '/storage/')
    })
  }

  /**
   * How else to reach the company; undefined while nobody has told it. A form is refused most often when the api cannot
   * say it: what it said before is kept until it says something else.
   */
  company(): Promise<Company | undefined> {
    return this.kept.get('company', async () => (await this.site(PATIENCE_OF_A_FORM))?.Company).catch(() => undefined)
  }

  private async site(patience?: number) {
    const { options } = await this.read<FieldsAnswer>('/fields?options=Meta%20site', patience)
    return options['Meta site']
  }

  private async ownPages(): Promise<ListedAddress[]> {
    const [pages, categories] = await Promise.all([this.pages(), this.categories()])
    const stamped = await inTurns([...new Set(['/', ...pages])], (path) => this.stamped(path))
    return [...stamped, ...categories.map((slug) => ({ path: `/products/c/${encodeURIComponent(slug)}` }))]
  }

  private async pages(): Promise<string[]> {
    const [pages, { options }] = await Promise.all([
      this.read<PageLink[]>('/pages'),
      this.read<FieldsAnswer>('/fields?options=footer'),
    ])
    const linked = [...pages, ...(options.footer?.['Legal links'] ?? [])]
    return linked.map(({ url }) => url).filter((url) => /^\/(?![/\\])/.test(url) && !/[?#]/.test(url))
  }

  /** Slugs of the categories that have machines. */
  private async categories(): Promise<string[]> {
    const { category } = await this.post<FilterSetsAnswer>('/get/category', {})
    const slugs = category.filter(({ count }) => count > 0).map(({ name }) => slugOf(name))
    return [...new Set(slugs)].filter(Boolean)
  }

  /** The pages of a route, and when each changed. A page that moved during the reading is listed once. */
  private async listed(route: ListedRoute): Promise<ListedAddress[]> {
    const addresses = (route.call === MACHINES && (await this.machines(route))) || (await this.pagesOf(route))
    return [...new Map(addresses.map((address) => [address.path, address])).values()]
  }

  /** Undefined where the api is of a release from before this call. */
  private async machines(route: ListedRoute): Promise<ListedAddress[] | undefined> {
    const headers = { authorization: `Bearer ${this.apis.key}` }
    const addresses: ListedAddress[] = []
    for (let query = '', next: number | null = 0; next !== null; query = `?before=${next}`) {
      const answer = await this.call(`/listed-machines${query}`, { headers })
      if (answer.status === 404) return undefined
      const piece = await read<ListedMachinesAnswer>(answer)
      addresses.push(...addressesOf(route, piece.data))
      next = piece.next
    }
    return addresses
  }

  private async pagesOf(route: ListedRoute): Promise<ListedAddress[]> {
    const page = async (page: number) => {
      const { data, total_pages = 1 } = await this.post<ListAnswer>(route.call, { page })
      return { addresses: addressesOf(route, data), total_pages }
    }
    const first = await page(1)
    const others = Array.from({ length: Math.max(0, first.total_pages - 1) }, (_, index) => index + 2)
    return [first, ...(await inTurns(others, page))].flatMap(({ addresses }) => addresses)
  }

  private async stamped(path: string): Promise<ListedAddress> {
    const stamp = await this.read<PageStampAnswer>(`/data?url=${encodeURIComponent(path)}`).catch(() => undefined)
    return { path, changedAt: stamp?.data.updated_at ?? undefined }
  }

  private async read<Answer>(path: string, patience?: number): Promise<Answer> {
    return read(await this.call(path, {}, patience))
  }

  private async post<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' }
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

/** The addresses of the pages that these rows name by the parameter of their route. */
function addressesOf({ path }: ListedRoute, rows: readonly Record<string, unknown>[]): ListedAddress[] {
  const [parameter = ''] = /(?<=:)\w+/.exec(path) ?? []
  return rows.flatMap((row) => {
    const value = row[parameter]
    if (typeof value !== 'string') return []
    const changedAt = [row.updated_at, row.published_at].find((stamp) => typeof stamp === 'string')
    return [{ path: path.replace(`:${parameter}`, encodeURIComponent(value)), changedAt }]
  })
}

/** Makes a few calls at a time: a sitemap must not take the api from visitors. */
async function inTurns<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_A_TIME) {
    results.push(...(await Promise.all(items.slice(start, start + AT_A_TIME).map(run))))
  }
  return results
}
