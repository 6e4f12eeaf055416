import { useEffect, useRef, useState } from 'react'
import { fetchSuggestions, type Suggestion } from '../api/articles'

/** Suggestions for what is typed: one call for each input, the one before cancelled, so a late answer never shows. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  async function suggest(name: string) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const found = name.trim() ? await fetchSuggestions(name.trim(), controller.signal).catch(() => []) : []
    if (!controller.signal.aborted) setSuggestions(found)
  }

  return { suggestions, suggest }
}
