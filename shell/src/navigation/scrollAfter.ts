import type { Location, NavigationType } from 'react-router-dom'

/** The scroll after a navigation: to a height in px, to the element that the hash names, or none. */
export type ScrollMove = { to: 'top'; top: number } | { to: 'target' } | { to: 'stay' }

interface Arrival {
  before: Pick<Location, 'pathname' | 'search' | 'hash'>
  now: Pick<Location, 'pathname' | 'search' | 'hash'>
  type: `${NavigationType}`
  /** Height in px at which the visitor left this history entry. */
  saved: number | undefined
  /** The link asked not to scroll. */
  keep: boolean
}

/**
 * The scroll rules: a new path starts at its top, Back and Forward return to the last height of
 * the entry, a change of only the query does not scroll, and a hash leads to its element.
 */
export function scrollAfter({ before, now, type, saved, keep }: Arrival): ScrollMove {
  const samePath = before.pathname === now.pathname
  const sameQuery = samePath && before.search === now.search
  if (type === 'POP') {
    // A hash typed into the address is also a POP; its element wins over an older position.
    if (now.hash && sameQuery) return { to: 'target' }
    if (saved !== undefined) return { to: 'top', top: saved }
    if (now.hash) return { to: 'target' }
    // The browser itself restores an entry of this page that was left before this code ran.
    return sameQuery ? { to: 'stay' } : { to: 'top', top: 0 }
  }
  if (keep) return { to: 'stay' }
  if (now.hash && (sameQuery || !samePath || now.hash !== before.hash)) return { to: 'target' }
  return samePath && !sameQuery ? { to: 'stay' } : { to: 'top', top: 0 }
}
