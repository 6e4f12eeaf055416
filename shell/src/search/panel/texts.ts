import { SEARCH_COUNTED } from '@brightfill/shared/constants'

const found = (count: number) => (count === 1 ? '1 result' : `${count} results`)

/** Texts of the panel alone, which arrives late with it. */
export const texts = {
  field: 'Search pages, machines and articles',
  placeholder: 'Machine, page or article',
  results: 'Search results',
  everything: (total: number) => (total < SEARCH_COUNTED ? `All ${found(total)}` : 'All results'),
  near: 'See what comes near',
  nothing: 'Nothing found',
  allMachines: 'See all machines',
  found,
}
