import { formatPrice, formatPriceFigures } from '@brightfill/shared/constants'
import type { OptionSet, RangeName, SectionName } from './openSections'

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

const rangeChips: Record<RangeName, (from: number | null, to: number | null) => string> = {
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
    `${category}: new and pre-owned machines, in stock and ready to inspect. See pictures, data and prices.`,
  noCategory: 'We have no machine category at this address',
  byCategory: 'By category',
  otherCategories: 'Other categories',
  allMachines: 'All machines',
  unknownName: (set: OptionSet, name: string) =>
    `There is no ${set === 'bottles' ? 'bottle' : set} “${name}” here. The list below is shown without it.`,
  found: (total: number) => (total === 1 ? 'machine' : 'machines'),
  page: (page: number, pages: number) => `page ${page} of ${pages}`,
  results: 'Results',
  saveSearch: 'Save this search',
  notSaved: 'Not saved. Try again.',
  search: 'Search machines',
  searchHint: 'Search by name or model',
  suggestions: 'Suggested machines',
  suggestionCount: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  filter: 'Filter',
  filterCount: (count: number) => (count === 1 ? '1 filter chosen' : `${count} filters chosen`),
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
    price: 'Whole pounds, for example 12,000',
    output: 'A whole figure, for example 12,000',
    year: 'Four digits, for example 2015',
  } satisfies Record<RangeName, string>,
  crossing: [
    (highest: string) => `More than the highest, ${highest}. Change one of them.`,
    (lowest: string) => `Less than the lowest, ${lowest}. Change one of them.`,
  ] as const,
  outputAdvice: 'In the unit of each machine. Machines without an hourly figure are left out.',
  from: 'From',
  to: 'To',
  show: 'Show machines',
  showCount: (total: number) => (total === 1 ? 'Show 1 machine' : `Show ${total} machines`),
  clearAll: 'Clear All',
  chosen: 'Chosen filters',
  searchChip: (search: string) => `“${search}”`,
  rangeChips,
  nothing: 'No machines match',
  nothingText: 'Remove a filter, or ask us: more arrive every week.',
  contact: 'Contact Us',
  pages: 'Pages of machines',
  failed: 'We could not load the list',
  failedText: 'Your connection may have dropped, or our server is slow to respond. What you chose is kept.',
  alsoLike: 'You may also like',
  loading: 'Loading machines',
}
