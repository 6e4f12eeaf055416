import { type RefObject, useEffect, useState } from 'react'
import { watchNear } from './watchNear'

/**
 * Turns true once when the element comes within `rootMargin` of the window: what it needs is then fetched, and not
 * before.
 */
export function useNear(element: RefObject<Element | null>, rootMargin = '600px'): boolean {
  const [near, setNear] = useState(false)
  useEffect(
    () => (element.current ? watchNear(element.current, { rootMargin }, () => setNear(true)) : undefined),
    [element, rootMargin],
  )
  return near
}
