import { type RefObject, useEffect, useState } from 'react'
import { watchNear } from './watchNear'

/** Turns true once when the element is within `rootMargin` of the window. */
export function useNear(element: RefObject<Element | null>, rootMargin = '600px'): boolean {
  const [near, setNear] = useState(false)
  useEffect(
    () => (element.current ? watchNear(element.current, { rootMargin }, () => setNear(true)) : undefined),
    [element, rootMargin],
  )
  return near
}
