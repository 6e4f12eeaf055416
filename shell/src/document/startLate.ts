import { fetchCodeAhead } from '../prefetch/codeAhead'
import { type PrefetchedSite, pagePrefetcher } from '../prefetch/pagePrefetcher'
import { sparesData } from '../prefetch/sparesData'
import { watchLinks } from '../prefetch/watchLinks'
import { startTelemetry } from '../telemetry/startTelemetry'

/** Starts the parts that no visitor waits for. This file loads once the page is interactive and the browser is idle. */
export function startLate(site: PrefetchedSite) {
  const { composition, router } = site
  startTelemetry(composition, router)
  if (!sparesData()) {
    watchLinks(pagePrefetcher(site))
    fetchCodeAhead(site)
  }
  // In development, `?boundaries` shows which remote drew each part.
  if (!composition.development || !new URLSearchParams(window.location.search).has('boundaries')) return
  void import(/* webpackChunkName: "boundaries" */ '../boundaries/showBoundaries').then(({ showBoundaries }) =>
    showBoundaries(composition, router),
  )
}
