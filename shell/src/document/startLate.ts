import type { Composition } from '../composition/composition'
import type { SiteRouter } from '../router/lateRouter'
import { startTelemetry } from '../telemetry/startTelemetry'

/** What no visitor waits for; loaded when the page is interactive and the browser idle. */
export function startLate(composition: Composition, router: SiteRouter) {
  startTelemetry(composition, router)
  // Where people develop, `?boundaries` shows which remote drew what.
  if (!composition.development || !new URLSearchParams(window.location.search).has('boundaries')) return
  void import(/* webpackChunkName: "boundaries" */ '../boundaries/showBoundaries').then(({ showBoundaries }) =>
    showBoundaries(composition, router),
  )
}
