import { useEffect } from 'react'

/**
 * Takes over what the visitor typed, or the browser filled in, before the page became interactive. Otherwise
 * React would put its own value into the field at the next change.
 * @param id of the control
 * @param value the value React knows
 * @param take called once with the value in the document, when that differs
 */
export function useTypedEarly<Value extends string | boolean>(id: string, value: Value, take?: (found: Value) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the field becomes interactive
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | null // selects and text areas have a value too
    const found = typeof value === 'boolean' ? control?.checked : control?.value
    if (found !== undefined && found !== value) take?.(found as Value) // same type as the compared value
  }, [])
}
