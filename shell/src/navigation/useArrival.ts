import { useLocation } from '@brightfill/shared/router'
import { useEffect, useRef, useState } from 'react'
import { focusQuietly, hashTarget } from './hashTarget'

/**
 * Moves the focus to the main heading after a navigation to another path, unless the page or a hash has placed it
 * elsewhere. It does the same when a failed page loads and its error view had the focus.
 * @param failed id of the route that shows its error view
 * @returns the title of the new page, to be announced; empty until the first navigation
 */
export function useArrival(failed: string | undefined): string {
  const { pathname, hash } = useLocation()
  const former = useRef({ pathname, failed })
  const [title, setTitle] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the hash alone is not an arrival
  useEffect(() => {
    const before = former.current
    former.current = { pathname, failed }
    const recovered = before.failed && !failed && document.activeElement === document.body
    if (before.pathname === pathname && !recovered) return
    setTitle(document.title)
    const main = document.querySelector('main')
    if (!main || (hash && hashTarget(hash)?.contains(document.activeElement))) return
    const placed = main.contains(document.activeElement) && document.activeElement !== main
    if (!placed) focusQuietly(main.querySelector('h1') ?? main)
  }, [pathname, failed])

  return title
}
