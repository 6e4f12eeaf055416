import { useRef, useState } from 'react'

/**
 * A value a visitor is still forming: theirs while they do, the given one again as soon as that changes. `latest` reads it inside event
 * handlers that ran since the last render.
 */
export function useDraft<Value>(given: Value, keyOf: (value: Value) => string) {
  const key = keyOf(given)
  const [draft, setDraft] = useState<{ value: Value; of: string }>()
  const value = draft?.of === key ? draft.value : given
  const latest = useRef(value)
  latest.current = value
  function set(next: Value) {
    latest.current = next
    setDraft({ value: next, of: key })
  }
  return { value, set, latest: () => latest.current }
}
