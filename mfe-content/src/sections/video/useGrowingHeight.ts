import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the visitor's scroll position when a section above it changes its height. Browsers do so only sometimes, and
 * not after a jump to an address with a hash.
 * @param height what decides the height; undefined while the section is as high as what is in it
 */
export function useGrowingHeight(section: RefObject<HTMLElement | null>, height: number | undefined) {
  const before = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another height is decided
  useLayoutEffect(() => {
    const area = section.current
    if (!area) return
    const grown = area.offsetHeight - (before.current ?? area.offsetHeight)
    before.current = area.offsetHeight
    if (grown === 0) return
    const target = arrivalBelow(area)
    // Its end was above the middle of the window, so the visitor reads what comes after it.
    const read = area.getBoundingClientRect().bottom - grown < window.innerHeight / 2
    if (target) target.scrollIntoView({ behavior: 'instant' })
    else if (read) window.scrollBy({ top: grown, behavior: 'instant' })
  }, [section, height])
}

/** The target of the address's hash below the section, while the browser is still scrolling a new visitor there. */
function arrivalBelow(section: Element): Element | undefined {
  if (!window.location.hash || navigator.userActivation?.hasBeenActive) return undefined
  const target = document.getElementById(window.location.hash.slice(1))
  return target && section.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? target : undefined
}
