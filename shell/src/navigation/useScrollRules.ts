import { drawInSteps } from '@brightfill/shared/late'
import { useLocation, useSiteRouter } from '@brightfill/shared/router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { DataRouter, Location } from 'react-router-dom'
import { arriveAt, hashTarget } from './hashTarget'
import { scrollAfter } from './scrollAfter'
import { entryKey, ScrollPositions } from './scrollPositions'

/**
 * Scrolls after every navigation of the router. For another page it waits until React shows it. Within a page it
 * scrolls at once, because React holds the new location back while late code of the page loads. The browser itself
 * scrolls the first page: it restores a reload before scripts run.
 */
export function useScrollRules() {
  const location = useLocation()
  const router = useSiteRouter()
  const positions = useRef<ScrollPositions>(undefined)
  const former = useRef<Location>(location)

  useEffect(() => {
    const kept = new ScrollPositions()
    positions.current = kept
    const note = () => kept.note(entryKey(former.current), window.scrollY)
    const leave = () => {
      window.history.scrollRestoration = 'auto'
      kept.store()
    }
    const take = () => {
      window.history.scrollRestoration = 'manual'
    }
    take()
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', take)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', take)
      leave()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads only refs
  useEffect(() => {
    if (!router) return
    function follow(state: DataRouter['state']) {
      if (!isSamePage(former.current, state.location) || entryKey(former.current) === entryKey(state.location)) return
      // The browser reports a scroll one frame late, so note the current height before this page moves.
      if (state.historyAction !== 'POP') positions.current?.note(entryKey(former.current), window.scrollY)
      // Waits because the same click may close a menu around the link, which returns the focus.
      queueMicrotask(() => arrive(state))
    }
    return router.subscribe(follow)
  }, [router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another location brings another page
  useLayoutEffect(() => {
    // The page is shown: later updates, such as another list of cards, are drawn at once.
    drawInSteps(false)
    // React may show a location late, after the visitor has left it again.
    if (!router || isSamePage(former.current, location) || !isSamePage(router.state.location, location)) return
    arrive(router.state)
  }, [location])

  function arrive({ location: now, historyAction: type, preventScrollReset: keep }: DataRouter['state']) {
    const before = former.current
    former.current = now
    const newPage = before.pathname !== now.pathname
    const move = scrollAfter({ before, now, type, saved: positions.current?.of(entryKey(now)), keep })
    const target = move.to === 'target' ? hashTarget(now.hash) : undefined
    if (target) {
      // Within a page the scroll may be smooth if the visitor allows motion; a new page starts at its target.
      arriveAt(target, newPage ? 'instant' : 'auto')
    } else if (move.to === 'top' || newPage) {
      scrollAtOnce(move.to === 'top' ? move.top : 0)
    } else {
      // No scroll tells the height of this entry, which Back may return to.
      positions.current?.note(entryKey(now), window.scrollY)
    }
  }
}

const isSamePage = (one: Location, other: Location) => one.pathname === other.pathname && one.search === other.search

/**
 * A smooth scroll in progress adds its next step to the position (Chromium 156), so this checks again a frame later.
 */
function scrollAtOnce(top: number) {
  window.scrollTo({ top, behavior: 'instant' })
  requestAnimationFrame(() => {
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' })
  })
}
