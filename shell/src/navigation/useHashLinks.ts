import { useNavigate } from '@brightfill/shared/router'
import { useEffect } from 'react'

/**
 * Sends plain links to a place on this page through the router. The browser itself would move the focus one frame after
 * all scripts, away from the field that the visitor should land in.
 */
export function useHashLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      if (!link || link.hash.length < 2 || link.target || !isPlain(event)) return
      event.preventDefault()
      const { pathname, search, hash } = window.location
      void navigate({ pathname, search, hash: link.hash }, { replace: hash === link.hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** A plain click: the link opens here and no other handler has taken the click. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !defaultPrevented && !(metaKey || ctrlKey || shiftKey || altKey)
}
