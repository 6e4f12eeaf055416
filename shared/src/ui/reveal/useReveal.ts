import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from './useHydrated'
import { watchNear } from './watchNear'

/** `waiting`: hidden until it is in view; `shown`: was in view and animates once. Before both it is `rest`: shown. */
type RevealState = 'waiting' | 'shown'

// React warns about layout effects on the server, where there is nothing to measure.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * A fifth of the element, or half a window of it when it is taller than that allows. The window's height
 * comes from the observer: reading it would make the browser lay out the page for each element.
 */
function threshold({ boundingClientRect: { height }, rootBounds }: IntersectionObserverEntry): number {
  const seen = rootBounds?.height ?? window.innerHeight
  return height === 0 ? 0.2 : Math.min(0.2, seen / 2 / height)
}

/**
 * Watches an element with `data-reveal="rest"` until it is first in view, and writes its state into that attribute:
 * React state would render each element once more while the page becomes interactive. The element is never hidden on
 * the server, without IntersectionObserver, with reduced motion, or when the visitor can already see it in served HTML
 * (R-081, R-082).
 * @returns the ref for that element
 */
export function useReveal<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const hydrated = useHydrated()
  const [fromServer] = useState(!hydrated)

  useBrowserLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
    const turn = (state: RevealState) => {
      element.dataset.reveal = state
    }
    if (!fromServer) turn('waiting')
    let forget: (() => void) | undefined
    // The first report says where the element is without a layout of its own.
    const first = new IntersectionObserver(([report]) => {
      first.disconnect()
      if (!report || (fromServer && report.isIntersecting)) return
      turn('waiting')
      forget = watchNear(element, { threshold: threshold(report) }, () => turn('shown'))
    })
    first.observe(element)
    return () => {
      first.disconnect()
      forget?.()
    }
  }, [fromServer])

  return ref
}
