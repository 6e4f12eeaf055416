import { useState } from 'react'

/**
 * Marks a value that the browser accepts but the form does not: the browser then does not send the form, and the fault
 * is at the field once it is left.
 * @param fault undefined: the value is fine
 */
export function useFault(fault: string | undefined) {
  const [left, setLeft] = useState(false)
  if (left && fault === undefined) setLeft(false)
  const input = {
    ref: (element: HTMLInputElement | null) => element?.setCustomValidity(fault ?? ''),
    onBlur: () => setLeft(fault !== undefined),
    onInvalid: () => setLeft(fault !== undefined),
  }
  return { error: left ? fault : undefined, input }
}
