import { type RefObject, useLayoutEffect } from 'react'

/**
 * Moves the focus from a slide that leaves the view, where the browser would drop it, to the first one in view.
 * @param visible which slides can be seen
 */
export function useFocusInView(viewport: RefObject<HTMLElement | null>, visible: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever other slides are in view
  useLayoutEffect(() => {
    const slider = viewport.current
    if (slider?.querySelector('[inert] :focus'))
      slider.querySelector<HTMLElement>(':not([inert]) > a')?.focus({ preventScroll: true })
  }, [visible])
}
