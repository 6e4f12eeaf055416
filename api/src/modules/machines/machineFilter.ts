import {
  eachFigureFilter,
  eachOptionFilter,
  type FigureFilter,
  type OptionFilter,
  type SortName,
  sortOrder,
} from '@brightfill/shared/constants'
import type { MachineFilters } from '@brightfill/shared/contract'

type Range = [from: number | null, to: number | null]

/** A filter of the list, with a value for each of its parts. */
export interface MachineFilter {
  /** OR inside a list, AND between lists, ranges and the text. */
  chosen: Record<OptionFilter, readonly number[]>
  ranges: Record<FigureFilter, Range>
  search: string
  order: SortName
}

export function readFilter(filters: MachineFilters = {}): MachineFilter {
  return {
    chosen: eachOptionFilter((name) => filters[name]?.value ?? []),
    ranges: eachFigureFilter((name) => filters[name] ?? [null, null]),
    search: filters.search ?? '',
    order: sortOrder(filters.sortBy).name,
  }
}
