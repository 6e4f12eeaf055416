import { useEffect } from 'react'
import { addressOf, type ListQuery, readQuery } from './listQuery'
import type { ChangeQuery } from './useListQuery'

/**
 * Asks for what a visitor ticked, typed or sorted before the page became interactive: it stands in the fields of the form and nowhere else
 * . What the form has no field for stays as the address says.
 */
export function useChosenEarly(id: string, query: ListQuery, change: ChangeQuery) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the form becomes interactive
  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement // the form of this page
    const address = addressOf(query)
    const params = new URLSearchParams(address.split('?')[1])
    const sent = new FormData(form)
    for (const field of form.elements) params.delete(field.getAttribute('name') ?? '')
    for (const [name, value] of sent) params.append(name, String(value))
    const found = readQuery(params)
    if (addressOf(found) !== address) change(() => found)
  }, [])
}
