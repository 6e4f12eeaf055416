import { call } from '@brightfill/shared/api'
import { eachFigureFilter, eachOptionFilter, type FigureFilter, type OptionFilter } from '@brightfill/shared/constants'
import type {
  FilterSetsAnswer,
  MachineCard,
  MachineDetail,
  MachineFilters,
  MachineListAnswer,
  MachineSuggestion,
} from '@brightfill/shared/contract'

export function fetchMachines(page: number, filters: MachineFilters, signal?: AbortSignal): Promise<MachineListAnswer> {
  return call('POST /get/products', { page, filters }, { signal })
}

/** The options of the filter panel, each with the number of machines it would show given the other filters. */
export async function fetchFilterSets(filters: MachineFilters, signal?: AbortSignal): Promise<FilterSets> {
  const sets = await call('POST /get/category', { filters }, { signal })
  return { ...eachOptionFilter((name) => sets[name]), ...eachFigureFilter((name) => sets[name]) }
}
export type FilterSets = Pick<FilterSetsAnswer, OptionFilter | FigureFilter>

export async function fetchMachine(slug: string, signal?: AbortSignal): Promise<MachineDetail> {
  const { product, blog } = await call('POST /get/product-post', { slug }, { signal })
  return product ?? blog
}

/** Similar machines, those of the same category first; without a slug, the machines longest on offer. */
export async function fetchAlsoLike(slug: string | undefined, signal?: AbortSignal): Promise<MachineCard[]> {
  const { data } = await call('POST /get/our-products', { slug }, { signal })
  return data
}

/** Machines with names that match the text, one per name, because a suggestion searches only by name. */
export async function suggestMachines(name: string, signal?: AbortSignal): Promise<MachineSuggestion[]> {
  if (!name) return []
  const { products, blogs } = await call('POST /get/products-search', { name }, { signal })
  return [...new Map((products ?? blogs).map((machine) => [machine.name, machine])).values()]
}
