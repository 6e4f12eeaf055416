import { useEffect } from 'react'

/**
 * Takes over what a visitor typed, or the browser filled in, before the page became interactive; React would put its own value in the
 * field at the next change (R-256 and every form the server renders).
 * @param id of the field's control
 * @param value what React takes the field to hold
 * @param take is given what it really holds, once, when that differs
 */
export function useTypedEarly<Value extends string | boolean>(id: string, value: Value, take?: (found: Value) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the field becomes interactive
  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | null // selects and text areas have a value too
    const found = typeof value === 'boolean' ? control?.checked : control?.value
    if (found !== undefined && found !== value) take?.(found as Value) // of the kind that was compared
  }, [])
}
