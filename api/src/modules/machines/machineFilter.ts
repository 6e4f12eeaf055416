import { type SortName, sortOrder } from '@brightfill/shared/constants'
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
  order: SortName
}

export function readFilter(filters: MachineFilters | undefined): MachineFilter {
  const chosen = (kind: OptionKind) => [...new Set(filters?.[kind]?.value)].sort((a, b) => a - b)
  return {
    category: chosen('category'),
    bottles: chosen('bottles'),
    beverage: chosen('beverage'),
    price: range(filters?.price),
    year: range(filters?.year),
    search: filters?.search ?? '',
    order: sortOrder(filters?.sortBy).name,
  }
}

function range(value: MachineFilters['price']): MachineFilter['price'] {
  if (!value || (value[0] === null && value[1] === null)) return undefined
  return [value[0], value[1]]
}

/** The part of a filter that is not a list of options, with its text understood. */
export type FilterScope = Pick<MachineFilter, 'price' | 'year'> & { textQuery: string | undefined }

/** OR inside a list, AND between lists, ranges and the text (Q-49). */
export function whereFilter(filter: MachineFilter, textQuery: string | undefined): RawBuilder<unknown> {
  const lists = (['category', 'bottles', 'beverage'] as const).filter((kind) => filter[kind].length > 0)
  return where([
    ...lists.map((kind) => sql`${sql.ref(kind)} && ${filter[kind]}::int[]`),
    ...inScope({ ...filter, textQuery }),
  ])
}

export function whereScope(scope: FilterScope): RawBuilder<unknown> {
  return where(inScope(scope))
}

function inScope({ textQuery, ...limits }: FilterScope): RawBuilder<unknown>[] {
  const ranges = (['price', 'year'] as const).flatMap((part) => {
    const range = limits[part]
    return range
      ? [sql`${sql.ref(part)} between ${range[0] ?? -2147483648}::int and ${range[1] ?? 2147483647}::int`]
      : []
  })
  return textQuery === undefined ? ranges : [...ranges, sql`search @@ ${textQuery}::tsquery`]
}

function where(conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}
