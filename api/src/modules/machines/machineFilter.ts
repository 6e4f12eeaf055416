import { type SortName, sortOrder } from '@brightfill/shared/constants'
import type { MachineFilters } from '@brightfill/shared/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ListKind, MakeKind, OptionKind } from '../../database/tables'

/** A filter of the list, cleaned: lists sorted, empty parts gone, so that equal filters have equal keys. */
export interface MachineFilter
  extends Record<OptionKind, number[]>,
    Record<'price' | 'year' | 'output', [number | null, number | null] | undefined> {
  search: string
  order: SortName
}

export function readFilter(filters: MachineFilters | undefined): MachineFilter {
  const chosen = (kind: OptionKind) => [...new Set(filters?.[kind]?.value)].sort((a, b) => a - b)
  return {
    category: chosen('category'),
    bottles: chosen('bottles'),
    beverage: chosen('beverage'),
    manufacturer: chosen('manufacturer'),
    condition: chosen('condition'),
    price: range(filters?.price),
    year: range(filters?.year),
    output: range(filters?.output),
    search: filters?.search ?? '',
    order: sortOrder(filters?.sortBy).name,
  }
}

function range(value: MachineFilters['price']): MachineFilter['price'] {
  if (!value || (value[0] === null && value[1] === null)) return undefined
  return [value[0], value[1]]
}

export const listKinds = ['category', 'bottles', 'beverage'] as const satisfies ListKind[]
export const makeKinds = ['manufacturer', 'condition'] as const satisfies MakeKind[]

/** The part of a filter that is not a list of options, with its text understood. */
export type FilterScope = Pick<MachineFilter, 'price' | 'year' | 'output'> & { textQuery: string | undefined }

/** OR inside a list, AND between lists, ranges and the text (Q-49). */
export function whereFilter(filter: MachineFilter, textQuery: string | undefined): RawBuilder<unknown> {
  return where([...inLists(filter), ...inMakes(filter), ...inScope({ ...filter, textQuery })])
}

/** Conditions on the columns of `product_filter` and `facet`. */
export function inLists(chosen: Record<ListKind, readonly number[]>): RawBuilder<unknown>[] {
  return listKinds
    .filter((kind) => chosen[kind].length > 0)
    .map((kind) => sql`${sql.ref(kind)} && ${chosen[kind]}::int[]`)
}

export function inMakes(made: Record<MakeKind, readonly number[]>): RawBuilder<unknown>[] {
  return makeKinds
    .filter((kind) => made[kind].length > 0)
    .map((kind) => sql`${sql.ref(kind)} = any(${made[kind]}::int[])`)
}

export function inScope({ textQuery, ...limits }: FilterScope): RawBuilder<unknown>[] {
  const ranges = (['price', 'year', 'output'] as const).flatMap((part) => {
    const range = limits[part]
    return range
      ? [sql`${sql.ref(part)} between ${range[0] ?? -2147483648}::int and ${range[1] ?? 2147483647}::int`]
      : []
  })
  return textQuery === undefined ? ranges : [...ranges, sql`search @@ ${textQuery}::tsquery`]
}

export function where(conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}
