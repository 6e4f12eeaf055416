import { useLatestCall } from '@brightfill/shared/hooks'
import { useState } from 'react'

/**
 * Options for what is typed into a combobox, of the newest call only; none when it fails.
 * @param fetchOptions called with the trimmed text
 */
export function useSuggestions<Option>(
  fetchOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
) {
  const [suggestions, setSuggestions] = useState<readonly Option[]>([])
  const { start } = useLatestCall()

  async function suggest(text: string) {
    const signal = start()
    const found = await fetchOptions(text.trim(), signal).catch(() => [])
    if (!signal.aborted) setSuggestions(found)
  }
  return { suggestions, suggest }
}
