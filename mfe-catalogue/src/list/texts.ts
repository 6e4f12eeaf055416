import {
  type FigureFilter,
  formatPrice,
  formatPriceFigures,
  type OptionFilter,
  plural,
} from '@brightfill/shared/constants'
import type { SectionName } from './openSections'

const sections: Record<SectionName, string> = {
  category: 'Categories',
  bottles: 'Bottles',
  beverage: 'Beverage',
  manufacturer: 'Manufacturer',
  condition: 'Condition',
  price: 'Price',
  output: 'Output per hour',
  year: 'Year',
}

const range = (textOf: (value: number) => string) => (from: number | null, to: number | null) => {
  if (from !== null && to !== null) return `${textOf(from)} to ${textOf(to)}`
  return from === null ? `Up to ${textOf(to ?? 0)}` : `From ${textOf(from)}`
}

const rangeChips: Record<FigureFilter, (from: number | null, to: number | null) => string> = {
  price: range(formatPrice),
  output: range((figure) => `${formatPriceFigures(figure)}/h`),
  year: range(String),
}

export const texts = {
  title: 'Machines | Brightfill Machinery',
  description:
    'New and pre-owned machines for filling, processing and packaging food and beverages, in stock and ready to inspect.',
  crumb: 'Machines',
  heading: 'Machines',
  lead: 'New and pre-owned, in stock and ready to inspect. Every figure on these pages is measured, not quoted.',
  categoryTitle: (category: string) => `${category} | Brightfill Machinery`,
  categoryDescription: (category: string) =>
    `${category}: new and pre-owned machines, in stock and ready to inspect. See pictures, specifications and prices.`,
  noCategory: 'We could not find this category',
  byCategory: 'By category',
  otherCategories: 'Other categories',
  allMachines: 'All machines',
  unknownName: (set: OptionFilter, name: string) =>
    `We have no ${set === 'bottles' ? 'bottle' : set} called “${name}”. The list below ignores it.`,
  found: (total: number) => plural(total, { one: '# machine', other: '# machines' }),
  foundOnPage: (total: number, page: number, pages: number) =>
    plural(total, { one: `# machine, page ${page} of ${pages}`, other: `# machines, page ${page} of ${pages}` }),
  results: 'Results',
  saveSearch: 'Save this search',
  notSaved: 'We could not save this search. Try again.',
  search: 'Search machines',
  searchHint: 'Search by name or model',
  suggestions: 'Suggested machines',
  suggestionCount: (count: number) => plural(count, { one: '# suggestion', other: '# suggestions' }),
  filter: 'Filter',
  filterCount: (count: number) => plural(count, { one: '# filter applied', other: '# filters applied' }),
  filters: 'Filters',
  closeFilter: 'Close filter',
  sections,
  minimumPrice: 'Minimum price',
  maximumPrice: 'Maximum price',
  figures: {
    price: ['Price from, in pounds', 'Price to, in pounds'],
    output: ['Output from', 'Output to'],
    year: ['Year from', 'Year to'],
  } as const,
  wantedFigure: {
    price: 'Enter whole pounds, for example 12,000',
    output: 'Enter a whole number, for example 12,000',
    year: 'Enter four digits, for example 2015',
  } satisfies Record<FigureFilter, string>,
  crossing: [
    (highest: string) => `This is above the maximum, ${highest}. Please change one of them.`,
    (lowest: string) => `This is below the minimum, ${lowest}. Please change one of them.`,
  ] as const,
  figureAdvice: {
    output: 'Each machine uses its own unit. Machines without an hourly figure are left out.',
  } as Partial<Record<FigureFilter, string>>,
  from: 'From',
  to: 'To',
  show: 'Show machines',
  showCount: (total: number) => plural(total, { one: 'Show # machine', other: 'Show # machines' }),
  clearAll: 'Clear All',
  chosen: 'Applied filters',
  searchChip: (search: string) => `“${search}”`,
  rangeChips,
  nothing: 'No machines match',
  nothingText: 'Remove a filter, or ask us: more arrive every week.',
  contact: 'Contact Us',
  pages: 'Pages of machines',
  failed: 'We could not load the list',
  failedText: 'Your connection may have dropped, or our server is slow to respond. Your filters are not lost.',
  alsoLike: 'You may also like',
  loading: 'Loading machines',
}
