import type { SiteStore } from '@brightfill/shared/store'
import { fetchResults, type ResultGroup } from './searchResults'

const asked = new WeakMap<SiteStore, Promise<ResultGroup[]>>()

/** The results of the empty query, which the panel shows before any input. Asked once per document. */
export function firstResults(store: SiteStore): Promise<ResultGroup[]> {
  const known = asked.get(store)
  if (known) return known
  const answer = fetchResults('').catch(() => [])
  asked.set(store, answer)
  return answer
}
