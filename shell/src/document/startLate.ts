import type { SiteRouter } from '@brightfill/shared/router'
import { type PrefetchedSite, pagePrefetcher } from '../prefetch/pagePrefetcher'
import { sparesData } from '../prefetch/sparesData'
import { watchLinks } from '../prefetch/watchLinks'
import { startTelemetry } from '../telemetry/startTelemetry'

/** Starts the parts that no visitor waits for. This file loads once the page is interactive and the browser is idle. */
export function startLate(site: PrefetchedSite, router: SiteRouter) {
  const { composition } = site
  startTelemetry(composition, router)
  if (!sparesData()) watchLinks(pagePrefetcher(site))
  // In development, `?boundaries` shows which remote drew each part.
  if (!composition.development || !new URLSearchParams(window.location.search).has('boundaries')) return
  void import(/* webpackChunkName: "boundaries" */ '../boundaries/showBoundaries').then(({ showBoundaries }) =>
    showBoundaries(composition, router),
  )
}
