import { type RefObject, useLayoutEffect } from 'react'

/**
 * The keyboard does not stay in a slide that goes out of sight, where the browser would drop it: it goes on to the first in view.
 * @param visible which slides can be seen
 */
export function useFocusInView(viewport: RefObject<HTMLElement | null>, visible: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked whenever other slides are in view, before the browser looks for the focus
  useLayoutEffect(() => {
    const slider = viewport.current
    if (slider?.querySelector('[inert] :focus'))
      slider.querySelector<HTMLElement>(':not([inert]) > a')?.focus({ preventScroll: true })
  }, [visible])
}
