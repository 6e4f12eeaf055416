import type { MachineFilters } from '@brightfill/shared/contract'
import { type RawBuilder, sql } from 'kysely'
import type { OptionKind } from '../../database/tables'

/** A filter of the list, cleaned: lists sorted, empty parts gone, so that equal filters have equal keys. */
export interface MachineFilter {
  category: number[]
  bottles: number[]
  beverage: number[]
  price: [number | null, number | null] | undefined
  year: [number | null, number | null] | undefined
  search: string
  newestFirst: boolean
}

export type FilterPart = OptionKind | 'price' | 'year'

export function readFilter(filters: MachineFilters | undefined): MachineFilter {
  const chosen = (kind: OptionKind) => [...new Set(filters?.[kind]?.value)].sort((a, b) => a - b)
  return {
    category: chosen('category'),
    bottles: chosen('bottles'),
    beverage: chosen('beverage'),
    price: range(filters?.price),
    year: range(filters?.year),
    search: filters?.search ?? '',
    newestFirst: filters?.sortBy !== 2,
  }
}

function range(value: MachineFilters['price']): MachineFilter['price'] {
  if (!value || (value[0] === null && value[1] === null)) return undefined
  return [value[0], value[1]]
}

/** OR inside a list, AND between lists, ranges and the text (Q-49); `without` leaves one part out, for counting its options. */
export function whereFilter(filter: MachineFilter, textQuery: string | undefined, without?: FilterPart): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = []
  for (const kind of ['category', 'bottles', 'beverage'] as const) {
    if (kind !== without && filter[kind].length > 0) conditions.push(sql`${sql.ref(kind)} && ${filter[kind]}::int[]`)
  }
  for (const part of ['price', 'year'] as const) {
    const limits = filter[part]
    if (part === without || !limits) continue
    conditions.push(sql`${sql.ref(part)} between ${limits[0] ?? -2147483648}::int and ${limits[1] ?? 2147483647}::int`)
  }
  if (textQuery !== undefined) conditions.push(sql`search @@ ${textQuery}::tsquery`)
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

/** Whether anything narrows the list. */
export function isNarrowed({ category, bottles, beverage, price, year, search }: MachineFilter): boolean {
  return category.length + bottles.length + beverage.length > 0 || price !== undefined || year !== undefined || search !== ''
}
