import { slugOf } from '@brightfill/shared/constants'
import type {
  BlogCard,
  BlogListAnswer,
  FieldsAnswer,
  FilterSetsAnswer,
  PageLink,
  PageStampAnswer,
} from '@brightfill/shared/contract'
import type { Apis } from '../apis/Apis'
import type { ListedRoute } from '../releases/composeReleases'

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

// The lists are public and change a few times a day. Search engines ask at night and all at once.
const KEPT_FOR = 60_000
const PATIENCE = 10_000
const AT_A_TIME = 6

/**
 * Everything that is published, from the public lists of the api, so that a visitor can open whatever is in the sitemap
 * (R-562).
 */
export class SiteLists {
  private readonly kept = new Map<string, { until: number; value: Promise<unknown> }>()

  constructor(
    private readonly apis: Pick<Apis, 'ask'>,
    /** Headers of the server's own calls. */
    private readonly apiHeaders: Record<string, string>,
  ) {}

  /** Content pages, categories, and what the calls of these routes list. */
  async addresses(routes: readonly ListedRoute[]): Promise<ListedAddress[]> {
    const [site, ...listed] = await Promise.all([
      this.keep('pages', () => this.ownPages()),
      ...routes.map((route) => this.keep(`${route.call} ${route.path}`, () => this.listed(route))),
    ])
    return [...site, ...listed.flat()]
  }

  /** Newest first. */
  articles(): Promise<BlogCard[]> {
    return this.keep('articles', async () => (await this.post<BlogListAnswer>('/get/blogs', {})).data)
  }

  /** Address of the site's icon; undefined when the content names none. */
  icon(): Promise<string | undefined> {
    return this.keep('icon', async () => {
      const { options } = await this.read<FieldsAnswer>('/fields?options=Meta%20site')
      return options['Meta site']?.['Icon site'].replace(/^\/?(?:public\/)?/, '/storage/')
    })
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
  private async listed({ path, call }: ListedRoute): Promise<ListedAddress[]> {
    const read = (page: number) => this.post<ListAnswer>(call, { page })
    const first = await read(1)
    const others = Array.from({ length: Math.max(0, (first.total_pages ?? 1) - 1) }, (_, index) => index + 2)
    const rows = [first, ...(await inTurns(others, read))].flatMap(({ data }) => data)
    const [parameter = ''] = /(?<=:)\w+/.exec(path) ?? []
    const listed = rows.flatMap((row) => {
      const value = row[parameter]
      if (typeof value !== 'string') return []
      const changedAt = [row.updated_at, row.published_at].find((stamp) => typeof stamp === 'string')
      return [[value, { path: path.replace(`:${parameter}`, encodeURIComponent(value)), changedAt }] as const]
    })
    return [...new Map(listed).values()]
  }

  private async stamped(path: string): Promise<ListedAddress> {
    const stamp = await this.read<PageStampAnswer>(`/data?url=${encodeURIComponent(path)}`).catch(() => undefined)
    return { path, changedAt: stamp?.data.updated_at ?? undefined }
  }

  private read<Answer>(path: string): Promise<Answer> {
    return this.ask(path, {})
  }

  private post<Answer>(path: string, body: object): Promise<Answer> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  private async ask<Answer>(path: string, { headers, ...init }: RequestInit): Promise<Answer> {
    const whole = { ...init, headers: { ...headers, ...this.apiHeaders }, signal: AbortSignal.timeout(PATIENCE) }
    const answer = await this.apis.ask(`/api${path}`, whole, true)
    if (!answer.ok) throw new Error(`The api answered ${answer.status} for ${path}`)
    return (await answer.json()) as Answer // the api checks its answers against the contract
  }

  /** Loads a list once for all who ask within a minute. A failure is not kept. */
  private keep<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.kept.get(name)
    if (known && known.until > Date.now()) return known.value as Promise<Value> // each name has one type of value
    const value = load()
    this.kept.set(name, { until: Date.now() + KEPT_FOR, value })
    value.catch(() => this.kept.delete(name))
    return value
  }
}

/** Makes a few calls at a time: a sitemap must not take the api from visitors. */
async function inTurns<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += AT_A_TIME) {
    results.push(...(await Promise.all(items.slice(start, start + AT_A_TIME).map(run))))
  }
  return results
}
