import { onContent } from '@brightfill/shared/api'
import { PREVIEW_PARAMETER } from '@brightfill/shared/contract'
import type { SiteStore } from '@brightfill/shared/store'
import type { SiteData } from '../frame/loadSite'
import { fetchCodeAhead } from '../prefetch/codeAhead'
import { type PrefetchedSite, pagePrefetcher } from '../prefetch/pagePrefetcher'
import { pagesAhead } from '../prefetch/pagesAhead'
import { sparesData } from '../prefetch/sparesData'
import { watchLinks } from '../prefetch/watchLinks'
import { ROOT_ROUTE } from '../routes/routeTable'
import { startTelemetry } from '../telemetry/startTelemetry'

/** Starts the parts that no visitor waits for. This file loads once the page is interactive and the browser is idle. */
export function startLate({ store, ...site }: PrefetchedSite & { store: SiteStore }) {
  const { composition, router } = site
  startTelemetry(composition, router)
  if (!sparesData()) {
    onContent((version) => pagesAhead.noteContent(version))
    const prefetch = pagePrefetcher(site)
    watchLinks(prefetch)
    const menu = () => (router.state.loaderData[ROOT_ROUTE] as SiteData | undefined)?.pages ?? []
    fetchCodeAhead({ ...site, prefetch, menu })
  }
  const query = new URLSearchParams(window.location.search)
  if (query.has(PREVIEW_PARAMETER) && window.parent !== window)
    void import(/* webpackChunkName: "preview" */ '../preview/followEditor').then(({ followEditor }) =>
      followEditor({ router, store }),
    )
  // In development, `?boundaries` shows which remote drew each part.
  if (!composition.development || !query.has('boundaries')) return
  void import(/* webpackChunkName: "boundaries" */ '../boundaries/showBoundaries').then(({ showBoundaries }) =>
    showBoundaries(composition, router),
  )
}
