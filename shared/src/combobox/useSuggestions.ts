import { useLatestCall } from '@brightfill/shared/hooks'
import { useState } from 'react'

interface Found<Option> {
  of?: string
  options: readonly Option[]
}

/**
 * Options for what is typed into a combobox, of the newest call only; none when it fails.
 * @param fetchOptions called with the trimmed text
 * @param text what the field shows: options of another text are not offered
 */
export function useSuggestions<Option>(
  fetchOptions: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
  text: string,
) {
  const [found, setFound] = useState<Found<Option>>({ options: none })
  const { start } = useLatestCall()

  async function suggest(typed: string) {
    const signal = start()
    const of = typed.trim()
    const options = await fetchOptions(of, signal).catch(() => none)
    if (!signal.aborted) setFound({ of, options })
  }
  return { suggestions: text.trim() === found.of ? found.options : none, suggest }
}

const none: readonly never[] = []
