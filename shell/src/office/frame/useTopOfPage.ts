import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Each page begins at its top if the document scrolls, as on a phone. On Back, the browser restores the place. */
export function useTopOfPage() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page begins at its top
  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])
}
