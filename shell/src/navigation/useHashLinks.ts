import { useNavigate } from '@brightfill/shared/router'
import { useEffect } from 'react'

/**
 * Takes plain links to a place on this page through the router. Left to the browser they move the focus a frame later than any script, away
 * from the field that a visitor should land in.
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

/** Meant to open here, and not taken by anybody else. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !defaultPrevented && !(metaKey || ctrlKey || shiftKey || altKey)
}
