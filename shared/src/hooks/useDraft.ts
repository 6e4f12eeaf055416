import { useState } from 'react'

/**
 * A value the visitor is still editing, on top of the given one (usually from the address). When the given value
 * changes, it replaces the draft. Values are compared as text.
 * @returns the value to show and how to change it.
 */
export function useDraft<Value extends string | number | readonly unknown[]>(given: Value) {
  const key = String(given)
  const [draft, setDraft] = useState({ value: given, of: key })
  // else an old draft would return together with the value it was made of
  if (draft.of !== key) setDraft({ value: given, of: key })
  const value = draft.of === key ? draft.value : given
  return [value, (next: Value) => setDraft({ value: next, of: key })] as const
}
