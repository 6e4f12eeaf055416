import { useLocation } from '@brightfill/shared/router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { DataRouter, Location } from 'react-router-dom'
import { focusTarget, hashTarget } from './hashTarget'
import { useSiteRouter } from './SiteRouter'
import { scrollAfter } from './scrollAfter'
import { entryKey, ScrollPositions } from './scrollPositions'

/**
 * Moves the window after every navigation of the router: to another page when that is there, within a page at once, since React holds its new
 * location back as long as code of a part of the page is on its way. The first page is the browser's own: it restores a reload before scripts run.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads references only
  useEffect(() => {
    if (!router) return
    function follow(state: DataRouter['state']) {
      if (!isSamePage(former.current, state.location) || entryKey(former.current) === entryKey(state.location)) return
      // The browser tells of a scroll a frame later, and nothing of this page has moved yet.
      if (state.historyAction !== 'POP') positions.current?.note(entryKey(former.current), window.scrollY)
      // A menu that the link stands in closes with the same click, and gives the focus back.
      queueMicrotask(() => arrive(state))
    }
    return router.subscribe(follow)
  }, [router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another location brings another page
  useLayoutEffect(() => {
    // What React had held back may be a page that the visitor has left again.
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
      // Within a page the way there may be seen, if the visitor likes motion; a new page starts where it is meant to.
      target.scrollIntoView({ behavior: newPage ? 'instant' : 'auto' })
      focusTarget(target)
    } else if (move.to === 'top' || newPage) {
      scrollAtOnce(move.to === 'top' ? move.top : 0)
    }
  }
}

const isSamePage = (one: Location, other: Location) => one.pathname === other.pathname && one.search === other.search

/** A smooth scroll that is still under way adds its next step to the place (Chromium 156); a frame later it has ended. */
function scrollAtOnce(top: number) {
  window.scrollTo({ top, behavior: 'instant' })
  requestAnimationFrame(() => {
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' })
  })
}
