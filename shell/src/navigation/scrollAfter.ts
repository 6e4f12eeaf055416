import type { Location, NavigationType } from 'react-router-dom'

/** Where the window belongs after a navigation: at a height in px, at the element the hash names, or where it is. */
export type ScrollMove = { to: 'top'; top: number } | { to: 'target' } | { to: 'stay' }

interface Arrival {
  before: Pick<Location, 'pathname' | 'search' | 'hash'>
  now: Pick<Location, 'pathname' | 'search' | 'hash'>
  type: `${NavigationType}`
  /** Height in px that this entry of the history was left at. */
  saved: number | undefined
  /** The link asked to leave the window alone. */
  keep: boolean
}

/**
 * The scroll rules: a new path starts at its top, Back and Forward return to where the entry was left, a change of
 * the query alone moves nothing, and a hash leads to its element.
 */
export function scrollAfter({ before, now, type, saved, keep }: Arrival): ScrollMove {
  const samePath = before.pathname === now.pathname
  const sameQuery = samePath && before.search === now.search
  if (type === 'POP') {
    // A hash typed into the address also comes as POP; the element it names wins over an older position.
    if (now.hash && sameQuery) return { to: 'target' }
    if (saved !== undefined) return { to: 'top', top: saved }
    if (now.hash) return { to: 'target' }
    // An entry of this page that was left before this code was there is the browser's own to restore.
    return sameQuery ? { to: 'stay' } : { to: 'top', top: 0 }
  }
  if (keep) return { to: 'stay' }
  if (now.hash && (sameQuery || !samePath || now.hash !== before.hash)) return { to: 'target' }
  return samePath && !sameQuery ? { to: 'stay' } : { to: 'top', top: 0 }
}
