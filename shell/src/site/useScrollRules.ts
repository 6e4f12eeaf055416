import { useLocation, useNavigationType } from '@brightfill/shared/router'
import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, UNSAFE_DataRouterStateContext as RouterState } from 'react-router-dom'
import { focusTarget, hashTarget } from './hashTarget'
import { scrollAfter } from './scrollAfter'
import { entryKey, ScrollPositions } from './scrollPositions'

/** Moves the window after every navigation of the router. The first page is the browser's own: it restores a reload before scripts run. */
export function useScrollRules() {
  const location = useLocation()
  const type = useNavigationType()
  const keep = use(RouterState)?.preventScrollReset ?? false
  const positions = useRef<ScrollPositions>(undefined)
  const former = useRef<Location>(undefined)

  useEffect(() => {
    const kept = new ScrollPositions()
    positions.current = kept
    const note = () => former.current && kept.note(entryKey(former.current), window.scrollY)
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

  useLayoutEffect(() => {
    const before = former.current
    former.current = location
    if (!before || before === location) return
    const saved = positions.current?.of(entryKey(location))
    const newPage = before.pathname !== location.pathname
    const move = scrollAfter({ before, now: location, type, saved, keep })
    const target = move.to === 'target' ? hashTarget(location.hash) : undefined
    if (target) {
      // Within a page the way there may be seen, if the visitor likes motion; a new page starts where it is meant to.
      target.scrollIntoView({ behavior: newPage ? 'instant' : 'auto' })
      focusTarget(target)
    } else if (move.to === 'top' || newPage) {
      scrollAtOnce(move.to === 'top' ? move.top : 0)
    }
  }, [location, type, keep])
}

/** A smooth scroll that is still under way adds its next step to the place (Chromium 156); a frame later it has ended. */
function scrollAtOnce(top: number) {
  window.scrollTo({ top, behavior: 'instant' })
  requestAnimationFrame(() => {
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' })
  })
}
