import { useState } from 'react'

/**
 * A value the visitor is still editing, on top of the given one (usually from the address). When the given value
 * changes, it replaces the draft, but not what was typed after the visitor submitted that value. Values are compared as
 * text.
 * @returns the value to show, how to change it, and how to note that it was submitted.
 */
export function useDraft<Value extends string | number | readonly unknown[]>(given: Value) {
  const key = String(given)
  const [kept, keep] = useState<{ value: Value; of: string; sent?: string }>({ value: given, of: key })
  const draft = kept.of === key ? kept : { value: kept.sent === key ? kept.value : given, of: key }
  // otherwise an old draft would return together with its original value
  if (draft !== kept) keep(draft)
  const change = (value: Value) => keep((now) => ({ ...now, value }))
  const submit = (value: Value) => keep((now) => ({ ...now, value, sent: String(value) }))
  return [draft.value, change, submit] as const
}
