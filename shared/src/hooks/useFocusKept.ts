import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the list when the focused element went away with the former list, such as the link that cleared a
 * search or the card of a removed machine.
 * @param loaded a value that differs for each loaded list
 * @returns ref for the element around the list, which needs a `tabIndex` of -1
 */
export function useFocusKept<Place extends HTMLElement = HTMLElement>(loaded: unknown) {
  const place = useRef<Place>(null)
  const shown = useRef(loaded)
  useEffect(() => {
    if (shown.current !== loaded && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    shown.current = loaded
  }, [loaded])
  return place
}
