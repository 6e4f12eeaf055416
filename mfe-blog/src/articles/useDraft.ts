import { useState } from 'react'

/** What the visitor enters, on top of a value that the address of the page owns: when that changes it replaces what was entered. */
export function useDraft(value: string) {
  const [draft, setDraft] = useState(value)
  const [owned, setOwned] = useState(value)
  if (value !== owned) {
    setOwned(value)
    setDraft(value)
  }
  return [draft, setDraft] as const
}
