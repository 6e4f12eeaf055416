import { type RefObject, useEffect, useRef } from 'react'
import { whenIdle } from '../platform/whenIdle'

/** How far from the window an element counts as near. */
const NEAR = '400px'

/** Calls back once when the element comes near the window and the browser is idle; never where no browser can tell. */
export function useNearOnce(near: () => void): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched once
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return
    let forget = () => {}
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        forget = whenIdle(near)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      forget()
    }
  }, [])
  return element
}
