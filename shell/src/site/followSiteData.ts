import type { SiteStore } from '@brightfill/shared/store'
import { ROOT_ROUTE } from '../composition/routeTable'
import type { SiteData } from './loadSite'

/** What it needs of the router. */
interface LoadedRouter {
  state: { loaderData: Record<string, unknown> }
  subscribe(changed: (state: { loaderData: Record<string, unknown> }) => void): () => void
}

/** Where the document came without the page, menu and options arrive with the first load in the browser. */
export function followSiteData(store: SiteStore, router: LoadedRouter) {
  const stop = router.subscribe(({ loaderData }) => take(loaderData))
  take(router.state.loaderData)

  function take({ [ROOT_ROUTE]: site }: Record<string, unknown>) {
    if (!site) return
    stop()
    store.setState(site as SiteData) // what the root's loader returned
  }
}
