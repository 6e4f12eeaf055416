import { redirect } from '@brightfill/shared/router'
import { type FilterSets, fetchFilterSets } from '../api/machines'
import { addressOf, type ListQuery, withKnownOptions, withNamedOptions } from './listQuery'
import { loadList, noSets } from './loadList'

/**
 * The list at an address. An inexact one leads to the nearest valid one: with ids in place of names, without
 * unknown options, with a page that exists.
 * @param landing on the page of a category: its id, and all options
 */
export async function openAddress(query: ListQuery, signal: AbortSignal, landing?: { id: number; sets: FilterSets }) {
  if (query.names.length > 0) {
    const named = withNamedOptions(query, landing?.sets ?? (await fetchFilterSets({}, signal)))
    if (addressOf(named) !== addressOf(query)) throw redirect(addressOf(named))
  }
  const list = await loadList(landing ? { ...query, category: [landing.id] } : query, signal)
  // Only known options can tell which are unknown.
  const known = list.sets === noSets ? query : withKnownOptions(query, list.sets)
  if (addressOf(known) !== addressOf(query)) throw redirect(addressOf(known))
  const pages = list.answer?.total_pages ?? 0
  if (pages > 0 && query.page > pages) throw redirect(addressOf({ ...query, page: pages }))
  return list
}
