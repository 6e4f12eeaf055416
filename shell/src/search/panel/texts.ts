import { plural, SEARCH_COUNTED } from '@brightfill/shared/constants'

const found = (count: number) => plural(count, { one: '# result', other: '# results' })

/** Texts of the panel alone, which loads with it. */
export const texts = {
  field: 'Search pages, machines and articles',
  placeholder: 'Machine, page or article',
  results: 'Search results',
  everything: (total: number) =>
    total < SEARCH_COUNTED ? plural(total, { one: 'See # result', other: 'See all # results' }) : 'See all results',
  near: 'See similar results',
  nothing: 'Nothing found',
  allMachines: 'See all machines',
  found,
}
