import { useState } from 'react'

/** A value a visitor is still forming: theirs while they do, the given one for good as soon as that changes. */
export function useDraft<Value>(given: Value, keyOf: (value: Value) => string) {
  const key = keyOf(given)
  const [draft, setDraft] = useState<{ value: Value; of: string }>()
  const own = draft?.of === key ? draft : undefined
  if (draft !== own) setDraft(undefined) // or it would come up again with the value it was made of
  return { value: own ? own.value : given, set: (value: Value) => setDraft({ value, of: key }) }
}
