import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from './useHydrated'
import { watchNear } from './watchNear'

/** `rest`: shown as it stands; `waiting`: hidden until it comes into view; `shown`: has come in and animates once. */
export type RevealState = 'rest' | 'waiting' | 'shown'

// React warns about layout effects on the server, where there is nothing to measure.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

function visibleShare(element: Element): number {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height === 0 ? 0 : (Math.min(bottom, window.innerHeight) - Math.max(top, 0)) / height
}

/** A fifth of the element, or half a window of it when it is taller than that allows. */
function threshold(element: Element): number {
  const { height } = element.getBoundingClientRect()
  return height === 0 ? 0.2 : Math.min(0.2, window.innerHeight / 2 / height)
}

/**
 * Follows an element until it first comes into view. It is hidden only by a script that can also show it again: never on the server,
 * without IntersectionObserver or with reduced motion, and never when the visitor can already see it in served HTML.
 */
export function useReveal<E extends Element>() {
  const ref = useRef<E>(null)
  const [state, setState] = useState<RevealState>('rest')
  const hydrated = useHydrated()
  const [fromServer] = useState(!hydrated)

  useBrowserLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
    if (fromServer && visibleShare(element) > 0) return
    setState('waiting')
    return watchNear(element, { threshold: threshold(element) }, () => setState('shown'))
  }, [fromServer])

  return { ref, state }
}
