import { useState } from 'react'

/** What is typed into a field of a form, with the props that bind the field to it. */
export function useTyped(initial = '') {
  const [value, set] = useState(initial)
  const onChange = ({ target }: { target: { value: string } }) => set(target.value)
  return { value, set, field: { value, onChange } }
}
