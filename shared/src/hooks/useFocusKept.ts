import { useEffect, useRef } from 'react'

/**
 * Takes the focus when what had it has gone with the former list, such as the link that cleared a search or the card of a removed machine.
 * @param loaded another one for each list that was loaded
 * @returns for the element around what comes and goes; it has a `tabIndex` of -1
 */
export function useFocusKept(loaded: unknown) {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(loaded)
  useEffect(() => {
    if (shown.current !== loaded && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    shown.current = loaded
  }, [loaded])
  return place
}
