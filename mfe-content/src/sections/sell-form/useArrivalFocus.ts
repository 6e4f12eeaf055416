import { useEffect, useRef } from 'react'

/** Whoever came to the section by a link wants to write: when the form arrives after them, its first field takes over the focus. */
export function useArrivalFocus() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const section = place.current?.closest('section')
    if (section && document.activeElement === section) section.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  return place
}
