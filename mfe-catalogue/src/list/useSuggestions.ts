import type { MachineSuggestion } from '@brightfill/shared/contract'
import { useLatestCall } from '@brightfill/shared/hooks'
import { useState } from 'react'
import { suggestMachines } from '../api/machines'

/** Suggestions for what is typed; none when the call fails. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<readonly MachineSuggestion[]>([])
  const call = useLatestCall()

  async function suggest(name: string) {
    const signal = call.start()
    const found = name.trim() ? await suggestMachines(name.trim(), signal).catch(() => []) : []
    if (!signal.aborted) setSuggestions(oneOfEachName(found))
  }
  return { suggestions, suggest }
}

/** Machines may share a name, and a suggestion searches for nothing but its name. */
function oneOfEachName(found: readonly MachineSuggestion[]): MachineSuggestion[] {
  return [...new Map(found.map((machine) => [machine.name, machine])).values()]
}
