import type { SiteStore } from '@brightfill/shared/store'
import { fetchResults, type ResultGroup } from './searchResults'

const asked = new WeakMap<SiteStore, Promise<ResultGroup[]>>()

/** The answer to the empty query, asked once per document: what the panel offers before anything is typed. */
export function firstResults(store: SiteStore): Promise<ResultGroup[]> {
  const known = asked.get(store)
  if (known) return known
  const answer = fetchResults('').catch(() => [])
  asked.set(store, answer)
  return answer
}
