import {
  ARTICLES_AT_A_TIME,
  DEFAULT_SORT_ORDER,
  SEARCH_MAX_LENGTH,
  type SortOrder,
  sortOrder,
} from '@brightfill/shared/constants'
import { pathTo } from '@brightfill/shared/router'

/** The state of the list, kept in its address. */
export interface ArticleFilters {
  search: string
  sort: SortOrder['value']
  /** How many articles are revealed. */
  shown: number
}

/** Reads an address; invalid values count as missing. */
export function readFilters(query: URLSearchParams): ArticleFilters {
  const steps = Math.ceil(Number(query.get('show')) / ARTICLES_AT_A_TIME)
  return {
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    sort: sortOrder(query.get('sort')).value,
    shown: ARTICLES_AT_A_TIME * (Number.isFinite(steps) ? Math.min(Math.max(steps, 1), 100) : 1),
  }
}

/** The address of a list, without default values, so that each list has one address. */
export function listPath({ search, sort, shown }: Partial<ArticleFilters>): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (sort && sort !== DEFAULT_SORT_ORDER.value) query.set('sort', String(sort))
  if (shown && shown > ARTICLES_AT_A_TIME) query.set('show', String(shown))
  const text = query.toString()
  return text ? `${pathTo('blogs')}?${text}` : pathTo('blogs')
}
