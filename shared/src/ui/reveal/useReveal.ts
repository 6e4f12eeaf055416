import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from './useHydrated'
import { watchNear } from './watchNear'

/** `rest`: shown; `waiting`: hidden until it is in view; `shown`: was in view and animates once. */
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
 * Watches an element until it is first in view. It is never hidden on the server, without IntersectionObserver, with
 * reduced motion, or when the visitor can already see it in served HTML.
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
