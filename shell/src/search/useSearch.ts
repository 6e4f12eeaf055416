import { useLatestCall } from '@brightfill/shared/hooks'
import { useSiteStore } from '@brightfill/shared/store'
import { useEffect, useState } from 'react'
import { fetchResults, firstResults, type Results } from './searchResults'

interface Found extends Results {
  /** The query that these results answer. */
  query: string
}

const noResults: Results = { groups: [], total: 0 }

/**
 * Results for the text in the field: one call per input, which cancels the call before. An answer shows only if the
 * text has not changed since. A failed search returns no results and no message.
 */
export function useSearch() {
  const store = useSiteStore()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found>()
  const { start } = useLatestCall()

  useEffect(() => {
    const signal = start()
    firstResults(store).then((results) => {
      if (!signal.aborted) setFound({ query: '', ...(results ?? noResults) })
    })
  }, [store, start])

  async function search(next: string) {
    setQuery(next)
    const signal = start()
    const results = await fetchResults(next, signal).catch(() => noResults)
    if (!signal.aborted) setFound({ query: next, ...results })
  }

  return { query, found, search }
}
