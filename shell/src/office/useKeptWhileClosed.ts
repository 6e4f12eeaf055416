import type { QueryClient } from '@brightfill/shared/office'
import { useLayoutEffect, useRef } from 'react'

/**
 * An office that closed by itself is hidden, and comes back as it was (O-57): with the focus where it was, and with
 * its data however long nobody comes, because a page without its data is drawn anew and what was typed in it is gone.
 */
export function useKeptWhileClosed(queryClient: QueryClient) {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus()
    return () => {
      focused.current = document.activeElement
      for (const query of queryClient.getQueryCache().findAll({ type: 'active' }))
        query.setOptions({ ...query.options, gcTime: Number.POSITIVE_INFINITY })
    }
  }, [queryClient])
}
