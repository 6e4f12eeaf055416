import { useState } from 'react'

/** The typed value of a field, with the props that bind the field to it. */
export function useTyped(initial = '') {
  const [value, set] = useState(initial)
  const onChange = ({ target }: { target: { value: string } }) => set(target.value)
  return { value, set, field: { value, onChange } }
}
