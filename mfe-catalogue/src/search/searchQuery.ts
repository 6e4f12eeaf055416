import { SEARCH_MAX_LENGTH } from '@brightfill/shared/constants'
import type { ResultKind } from '@brightfill/shared/contract'
import { pathTo } from '@brightfill/shared/router'

/** The kinds of results in the order of the page, under the api's names. */
export const kinds = ['pages', 'products', 'blog_posts'] as const satisfies ResultKind[]

/** The query in the address of the search page. */
export interface SearchQuery {
  query: string
  /** All kinds when undefined. */
  kind: ResultKind | undefined
  page: number
}

/** Reads an address without its invalid values. */
export function readSearch(params: URLSearchParams): SearchQuery {
  const page = Number(params.get('page'))
  return {
    query: (params.get('query') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    kind: kinds.find((kind) => kind === params.get('kind')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of results, without default values. */
export function searchPath({ query, kind, page = 1 }: Pick<SearchQuery, 'query'> & Partial<SearchQuery>): string {
  const params = new URLSearchParams({
    ...(query && { query }),
    ...(kind && { kind }),
    ...(kind && page > 1 && { page: String(page) }),
  })
  return params.size > 0 ? `${pathTo('search')}?${params}` : pathTo('search')
}
