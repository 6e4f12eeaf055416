import { ApiError } from '@brightfill/shared/api'
import { eachOptionFilter } from '@brightfill/shared/constants'
import type { MachineCard, MachineListAnswer } from '@brightfill/shared/contract'
import { storedToken } from '@brightfill/shared/session'
import { type FilterSets, fetchAlsoLike, fetchFilterSets, fetchMachines } from '../api/machines'
import { filtersOf, type ListQuery } from './listQuery'

/** No options, for the time before they are known. */
export const noSets: FilterSets = eachOptionFilter(() => [])

let lastSets = noSets

/**
 * Keeps the options on screen, the server's too, for a load without any; every catalogue has categories. Only effects
 * call it: on the server nothing outlives a request.
 */
export function keepSets(sets: FilterSets) {
  if (sets.category.length > 0) lastSets = sets
}

/** Loads the data of the list page; `answer` is undefined when the list failed in the browser. */
export async function loadList(query: ListQuery, signal: AbortSignal) {
  const filters = filtersOf(query)
  const [answer, sets, alsoLike] = await Promise.all([
    fetchMachines(query.page, filters, signal).catch(withoutList),
    fetchFilterSets(filters, signal).catch(() => lastSets),
    alsoLikeStrip(signal),
  ])
  return { answer, sets, alsoLike }
}

/** On the server a failed list fails the document; in the browser the page around it goes on working. */
function withoutList(error: unknown): MachineListAnswer | undefined {
  if (typeof window === 'undefined' || !(error instanceof ApiError)) throw error
  return undefined
}

let kept: { machines: MachineCard[]; token: string | undefined } | undefined

/** The also-like strip of the list, loaded once per user in the browser; empty when the call fails. */
async function alsoLikeStrip(signal: AbortSignal): Promise<MachineCard[]> {
  const token = storedToken()
  if (kept && kept.token === token) return kept.machines
  try {
    const machines = await fetchAlsoLike(undefined, signal)
    if (typeof window !== 'undefined') kept = { machines, token } // on the server nothing outlives a request
    return machines
  } catch {
    return []
  }
}
