import { useEffect, useRef } from 'react'
import { focusQuietly } from '../../navigation/hashTarget'

/**
 * Moves the focus when its element goes away: the row of a removed machine, the link to the next page, a button that
 * works once, the list that an opened enquiry hides (O-55). The focus moves to the nearest part around it that is still
 * there, or to the heading of the next page.
 * @returns ref for the page
 */
export function useKeptFocus() {
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    const root = page.current
    if (!root) return
    /** The element that had the focus last, and all that was around it, from the inside out. */
    let trail: HTMLElement[] = []

    function focused({ target }: FocusEvent) {
      trail = []
      for (let part = target; part instanceof HTMLElement && part !== root; part = part.parentElement) trail.push(part)
    }
    // Browsers notice a moment later that the element can no longer have the focus.
    const soon = (look: () => void) => () =>
      requestAnimationFrame(() => document.activeElement === document.body && look())
    const left = soon(() => {
      if (trail[0] && isThere(trail[0])) trail = [] // a click beside it
    })
    const changed = soon(() => {
      if (trail.length === 0) return
      const place = trail.find(isThere) ?? root.querySelector<HTMLElement>('h1') // of a loaded page
      if (place) focusQuietly(place)
    })

    const changes = new MutationObserver(changed)
    changes.observe(root, { childList: true, subtree: true, attributes: true })
    root.addEventListener('focusin', focused)
    root.addEventListener('focusout', left)
    return () => {
      changes.disconnect()
      root.removeEventListener('focusin', focused)
      root.removeEventListener('focusout', left)
    }
  }, [])
  return page
}

const isThere = (part: HTMLElement) =>
  part.isConnected && !part.matches(':disabled') && (part.checkVisibility?.() ?? true)
