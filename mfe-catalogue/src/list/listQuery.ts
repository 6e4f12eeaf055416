import {
  eachFigureFilter,
  eachOptionFilter,
  FILTER_OPTIONS_MAX,
  type FigureFilter,
  figureFilters,
  type OptionFilter,
  optionFilters,
  readWhole,
  SEARCH_MAX_LENGTH,
  type SortOrder,
  slugOf,
  sortOrder,
} from '@brightfill/shared/constants'
import type { MachineFilters } from '@brightfill/shared/contract'
import { pathTo } from '@brightfill/shared/router'
import type { FilterSets } from '../api/machines'
import { isSetOpen } from './openSections'

/** From and to, both inclusive; null leaves that side open. */
export type Range = [from: number | null, to: number | null]

/** The parameters in the address of the machine list, or of the list of one category. */
export interface ListQuery extends Record<OptionFilter, number[]>, Record<FigureFilter, Range> {
  /** Slug of the category on its own page; empty on the list of all machines. */
  landing: string
  search: string
  sort: SortOrder['value']
  page: number
  /** Values of the address in place of ids: names of options, until it is known whether they exist. */
  names: readonly OptionName[]
}

interface OptionName {
  set: OptionFilter
  name: string
}

/** The bounds of a price or of an output. */
export const largestFigure = 1_000_000_000
const largestId = 2 ** 31 - 1
const mostNames = 10
const longestName = 60

/** Nothing is chosen. */
export const emptyQuery = readQuery(new URLSearchParams())

/** Reads an address without its invalid values, so that a mistyped one gives the nearest valid list. */
export function readQuery(params: URLSearchParams, landing = ''): ListQuery {
  return {
    landing,
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    sort: sortOrder(params.get('sort')).value,
    ...eachOptionFilter((set) => (landing && set === 'category' ? [] : readIds(params, set))),
    ...eachFigureFilter((name) => readRange(params, name)),
    page: Math.max(1, readWhole(params.get('page'), Number.MAX_SAFE_INTEGER) ?? 1),
    names: readNames(params, landing),
  }
}

/** Options as a form sends them, repeated, or as people type them, with commas. */
function readOptions(params: URLSearchParams, set: OptionFilter): string[] {
  return params.getAll(set).flatMap((value) => value.split(','))
}

function readIds(params: URLSearchParams, set: OptionFilter): number[] {
  const ids = readOptions(params, set)
    .map((text) => readWhole(text, largestId))
    .filter((id) => id !== null)
  return [...new Set(ids)].slice(0, FILTER_OPTIONS_MAX)
}

function readNames(params: URLSearchParams, landing: string): OptionName[] {
  const sets = optionFilters.filter((set) => !(landing && set === 'category'))
  return sets
    .flatMap((set) => [...new Set(readOptions(params, set))].map((name) => ({ set, name: name.trim() })))
    .filter(({ name }) => slugOf(name) && /\D/.test(name) && name.length <= longestName)
    .slice(0, mostNames)
}

function readRange(params: URLSearchParams, name: FigureFilter): Range {
  const most = name === 'year' ? 9999 : largestFigure
  const from = readWhole(params.get(`${name}_from`), most)
  const to = readWhole(params.get(`${name}_to`), most)
  return (from ?? 0) > (to ?? Infinity) ? [to, from] : [from, to]
}

/** The address of a list, without default values and in a fixed order, so that equal lists have equal addresses. */
export function addressOf(query: ListQuery): string {
  const params = new URLSearchParams()
  if (query.search) params.set('search', query.search)
  if (query.sort !== emptyQuery.sort) params.set('sort', String(query.sort))
  for (const set of optionFilters) {
    if (query.landing && set === 'category') continue
    for (const id of [...query[set]].sort((a, b) => a - b)) params.append(set, String(id))
  }
  for (const { set, name } of query.names) params.append(set, name)
  for (const name of figureFilters) {
    const [from, to] = query[name]
    if (from !== null) params.set(`${name}_from`, String(from))
    if (to !== null) params.set(`${name}_to`, String(to))
  }
  if (query.page > 1) params.set('page', String(query.page))
  const text = params.toString()
  const path = query.landing ? pathTo('category', { category: query.landing }) : pathTo('products')
  return text ? `${path}?${text}` : path
}

/** The query without anything that was chosen: the whole list, or the whole category on its own page. */
export function cleared({ landing }: ListQuery): ListQuery {
  return { ...emptyQuery, landing }
}

/** The Filters object of the api; ranges only when they are set. */
export function filtersOf(query: ListQuery): MachineFilters {
  const lists = Object.fromEntries(
    optionFilters.map((set) => [set, { open: isSetOpen(set, query), value: query[set] }]),
  )
  const ranges = Object.fromEntries(
    figureFilters.filter((name) => isSet(query[name])).map((name) => [name, query[name]]),
  )
  return {
    search: query.search,
    sortBy: query.sort,
    ...lists,
    ...ranges,
  }
}

export function isSet([from, to]: Range): boolean {
  return from !== null || to !== null
}

/** Number of chosen filters without search and sort; Clear All is offered when there are any. */
export function countFilters(query: ListQuery): number {
  return (
    optionFilters.reduce((sum, set) => sum + query[set].length, 0) +
    figureFilters.filter((name) => isSet(query[name])).length
  )
}

/** The query with an option ticked or unticked. */
export function withOption(query: ListQuery, set: OptionFilter, id: number, chosen: boolean): ListQuery {
  const others = query[set].filter((other) => other !== id)
  return { ...query, [set]: chosen ? [...others, id] : others }
}

/** The query with ids in place of the names that exist, by their letters and digits. */
export function withNamedOptions(query: ListQuery, sets: FilterSets): ListQuery {
  let known = query
  const names = query.names.filter(({ set, name }) => {
    const option = sets[set].find((each) => slugOf(each.name) === slugOf(name))
    if (option) known = withOption(known, set, option.id, true)
    return !option
  })
  return { ...known, names }
}

/** The query without options that do not exist, which would give an empty list for no visible reason. */
export function withKnownOptions(query: ListQuery, sets: FilterSets): ListQuery {
  const known = optionFilters.map((set) => [
    set,
    query[set].filter((id) => sets[set].some((option) => option.id === id)),
  ])
  return { ...query, ...Object.fromEntries(known) }
}
