import { ApiError } from '@brightfill/shared/api'
import type { MachineListAnswer } from '@brightfill/shared/contract'
import { type FilterSets, fetchFilterSets, fetchMachines } from '../api/machines'
import { filtersOf, type ListQuery } from './listQuery'
import { stripOfVisit } from './stripOfVisit'

/** A panel without options, for the time before they are known. */
export const noSets: FilterSets = { category: [], bottles: [], beverage: [] }

// The options as they last came, for a load that brings none. Kept in the browser only: on the server nothing outlives a request.
let lastSets = noSets

/** What the list page shows. The list is missing when it failed in the browser: the panel then stays, and so does what was chosen. */
export async function loadList(query: ListQuery, signal: AbortSignal) {
  const filters = filtersOf(query)
  const [answer, sets, alsoLike] = await Promise.all([
    fetchMachines(query.page, filters, signal).catch(withoutList),
    fetchFilterSets(filters, signal).catch(() => lastSets),
    stripOfVisit(signal),
  ])
  if (typeof window !== 'undefined') lastSets = sets
  return { answer, sets, alsoLike }
}

/** A document without its list is one that failed, and its status says so; in a browser the page around the list goes on working. */
function withoutList(error: unknown): MachineListAnswer | undefined {
  if (typeof window === 'undefined' || !(error instanceof ApiError)) throw error
  return undefined
}
