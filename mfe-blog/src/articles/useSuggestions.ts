import { useLatestCall } from '@brightfill/shared/hooks'
import { useState } from 'react'
import { fetchSuggestions, type Suggestion } from '../api/articles'

/** Suggestions for what is typed; none when the call fails. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const call = useLatestCall()

  async function suggest(name: string) {
    const signal = call.start()
    const found = name.trim() ? await fetchSuggestions(name.trim(), signal).catch(() => []) : []
    if (!signal.aborted) setSuggestions(found)
  }
  return { suggestions, suggest }
}
