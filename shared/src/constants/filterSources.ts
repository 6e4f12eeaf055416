import type { FigureFilter, OptionFilter } from './machineFilters'

/** The column that has the value, as files of content name it; or the line of the technical specification. */
export type FilterSource =
  | { column: 'manufacturer' | 'condition_note' | 'price' | 'capacity' | 'year' }
  | { specification: string }

/**
 * Where each filter finds its value: `many` are options of the catalogue, in a list of the machine; `one` is the option
 * that a text names; `figure` is a number, or the first one in a text. The api, addresses, panel, chips and counts use
 * this table; the catalogue's texts and `remote.json` name each filter as well.
 */
export const filterSources = {
  category: { kind: 'many', list: 'categories' },
  bottles: { kind: 'many', list: 'bottles' },
  beverage: { kind: 'many', list: 'beverages' },
  manufacturer: { kind: 'one', column: 'manufacturer' },
  condition: { kind: 'one', column: 'condition_note' },
  price: { kind: 'figure', column: 'price' },
  output: { kind: 'figure', column: 'capacity' },
  year: { kind: 'figure', column: 'year' },
} as const satisfies Record<
  OptionFilter,
  { kind: 'many'; list: 'categories' | 'bottles' | 'beverages' } | ({ kind: 'one' } & FilterSource)
> &
  Record<FigureFilter, { kind: 'figure' } & FilterSource>

export type ManyFilter = {
  [Name in OptionFilter]: (typeof filterSources)[Name] extends { kind: 'many' } ? Name : never
}[OptionFilter]
