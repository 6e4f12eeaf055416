import type { SiteRouter } from '../navigation/SiteRouter'
import { type PrefetchedSite, pagePrefetcher } from '../prefetch/pagePrefetcher'
import { sparesData } from '../prefetch/sparesData'
import { watchLinks } from '../prefetch/watchLinks'
import { startTelemetry } from '../telemetry/startTelemetry'

/** What no visitor waits for; loaded when the page is interactive and the browser idle. */
export function startLate(site: PrefetchedSite, router: SiteRouter) {
  const { composition } = site
  startTelemetry(composition, router)
  if (!sparesData()) watchLinks(pagePrefetcher(site))
  // Where people develop, `?boundaries` shows which remote drew what.
  if (!composition.development || !new URLSearchParams(window.location.search).has('boundaries')) return
  void import(/* webpackChunkName: "boundaries" */ '../boundaries/showBoundaries').then(({ showBoundaries }) =>
    showBoundaries(composition, router),
  )
}
