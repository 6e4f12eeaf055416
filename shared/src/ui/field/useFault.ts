import { useState } from 'react'

/**
 * A value that the browser takes and the form does not: the browser sends no form with one, and its words stand at the
 * field once that is left.
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
