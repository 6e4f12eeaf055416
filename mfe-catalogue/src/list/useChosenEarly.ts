import { useEffect } from 'react'
import { LIST_FORM } from './listForm'
import { addressOf, type ListQuery, readQuery } from './listQuery'
import type { ChangeQuery } from './useListQuery'

/**
 * Applies what a visitor ticked, typed or sorted before the page became interactive, which only the fields of the form
 * know. Parameters without a field stay as in the address.
 */
export function useChosenEarly(query: ListQuery, change: ChangeQuery) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the form becomes interactive
  useEffect(() => {
    const form = document.getElementById(LIST_FORM) as HTMLFormElement // the form of this page
    const address = addressOf({ ...query, names: [] })
    const params = new URLSearchParams(address.split('?')[1])
    const sent = new FormData(form)
    for (const field of form.elements) params.delete(field.getAttribute('name') ?? '')
    for (const [name, value] of sent) params.append(name, String(value))
    const found = readQuery(params, query.landing)
    if (addressOf(found) !== address) change(() => found)
  }, [])
}
