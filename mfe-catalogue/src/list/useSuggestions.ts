import { ApiError } from '@brightfill/shared/api'
import type { MachineSuggestion } from '@brightfill/shared/contract'
import { useEffect, useRef, useState } from 'react'
import { suggestMachines } from '../api/machines'

const none: MachineSuggestion[] = []

/** Suggestions for what is being typed: one call for each input, the one before it given up, so an older answer never shows. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState(none)
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])

  async function suggest(name: string) {
    call.current?.abort()
    if (!name.trim()) return setSuggestions(none)
    const current = new AbortController()
    call.current = current
    try {
      const found = await suggestMachines(name.trim(), current.signal)
      if (!current.signal.aborted) setSuggestions(oneOfEachName(found))
    } catch (error) {
      if (current.signal.aborted) return
      setSuggestions(none) // the field works without them
      if (!(error instanceof ApiError)) throw error
    }
  }
  return { suggestions, suggest }
}

/** Machines may share a name, and a name is all a suggestion searches for. */
function oneOfEachName(found: readonly MachineSuggestion[]): MachineSuggestion[] {
  return [...new Map(found.map((machine) => [machine.name, machine])).values()]
}
