import type { SiteStore } from '@brightfill/shared/store'
import { fetchResults, type Results } from './searchResults'

const asked = new WeakMap<SiteStore, Promise<Results | undefined>>()

/**
 * The results of the empty query, which the panel shows before any input. Asked once per document; undefined
 * when it fails.
 */
export function firstResults(store: SiteStore): Promise<Results | undefined> {
  const known = asked.get(store)
  if (known) return known
  const answer = fetchResults('').catch(() => undefined)
  asked.set(store, answer)
  return answer
}
