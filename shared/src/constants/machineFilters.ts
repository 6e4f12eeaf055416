/** The filters of the machine list that are lists of options, in the order of its panel and addresses. */
export const optionFilters = ['category', 'bottles', 'beverage', 'manufacturer', 'condition'] as const
/** Those that are ranges of figures. */
export const figureFilters = ['price', 'output', 'year'] as const

export type OptionFilter = (typeof optionFilters)[number]
export type FigureFilter = (typeof figureFilters)[number]

/** An object with a value for each filter that is a list of options. */
export const eachOptionFilter = <Value>(make: (name: OptionFilter) => Value) =>
  Object.fromEntries(optionFilters.map((name) => [name, make(name)])) as Record<OptionFilter, Value> // all of them

/** An object with a value for each filter that is a range of figures. */
export const eachFigureFilter = <Value>(make: (name: FigureFilter) => Value) =>
  Object.fromEntries(figureFilters.map((name) => [name, make(name)])) as Record<FigureFilter, Value> // all of them
