import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first field when the form arrives after a visitor who came to the section by a link.
 */
export function useArrivalFocus() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const section = place.current?.closest('section')
    if (section && document.activeElement === section) section.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  return place
}
