import { api, form } from '@brightfill/shared/api'
import type {
  AlsoLikeAnswer,
  FilterSetsAnswer,
  MachineAnswer,
  MachineCard,
  MachineDetail,
  MachineFilters,
  MachineListAnswer,
  MachineSuggestion,
  MachineSuggestionsAnswer,
} from '@brightfill/shared/contract'

export async function fetchMachines(
  page: number,
  filters: MachineFilters,
  signal?: AbortSignal,
): Promise<MachineListAnswer> {
  const { data } = await api.post<MachineListAnswer>('/get/products', form({ page, filters }), { signal })
  return data
}

/** The options of the filter panel, each with the number of machines it would show given the other filters. */
export async function fetchFilterSets(filters: MachineFilters, signal?: AbortSignal): Promise<FilterSets> {
  const { data } = await api.post<FilterSetsAnswer>('/get/category', form({ filters }), { signal })
  const { category, bottles, beverage, manufacturer = [], condition = [], price, output, year } = data
  return { category, bottles, beverage, manufacturer, condition, price, output, year }
}
export type FilterSets = Required<
  Pick<FilterSetsAnswer, 'category' | 'bottles' | 'beverage' | 'manufacturer' | 'condition'>
> &
  Pick<FilterSetsAnswer, 'price' | 'year' | 'output'>

export async function fetchMachine(slug: string, signal?: AbortSignal): Promise<MachineDetail> {
  const { data } = await api.post<MachineAnswer>('/get/product-post', form({ slug }), { signal })
  return data.product ?? data.blog
}

/** Similar machines, those of the same category first; without a slug, the machines longest on offer. */
export async function fetchAlsoLike(slug: string | undefined, signal?: AbortSignal): Promise<MachineCard[]> {
  const { data } = await api.post<AlsoLikeAnswer>('/get/our-products', form({ slug }), { signal })
  return data.data
}

/** Machines whose names match the text, one of each name, because that is all a suggestion searches for. */
export async function suggestMachines(name: string, signal?: AbortSignal): Promise<MachineSuggestion[]> {
  if (!name) return []
  const { data } = await api.post<MachineSuggestionsAnswer>('/get/products-search', form({ name }), { signal })
  return [...new Map((data.products ?? data.blogs).map((machine) => [machine.name, machine])).values()]
}
