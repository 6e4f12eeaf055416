import { useSiteStore } from '@brightfill/shared/store'
import { useEffect, useRef, useState } from 'react'
import { firstResults } from './firstResults'
import { fetchResults, type ResultGroup } from './searchResults'

interface Found {
  /** The query these results answer. */
  query: string
  groups: ResultGroup[]
}

/**
 * Results for what is typed: one call on each input, the one before it cancelled, and an answer shows only if nothing was typed since
 * . A failed search finds nothing and says so nowhere else.
 */
export function useSearch() {
  const store = useSiteStore()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found>()
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    firstResults(store).then((groups) => {
      if (!controller.signal.aborted) setFound({ query: '', groups })
    })
    return () => running.current?.abort()
  }, [store])

  async function search(next: string) {
    setQuery(next)
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const groups = await fetchResults(next, controller.signal).catch(() => [])
    if (!controller.signal.aborted) setFound({ query: next, groups })
  }

  return { query, found, search }
}
