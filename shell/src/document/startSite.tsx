import { LenderProvider } from '@brightfill/shared/federation'
import { createBrowserRouter, RouterProvider, registerRouteNames } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { matchRoutes } from 'react-router-dom'
import { routeNames } from '../composition/composition'
import { registerComposition } from '../composition/federation'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import type { PageHandle } from '../composition/remotePage'
import { ROOT_ROUTE, routeTable } from '../composition/routeTable'
import { siteLender } from '../composition/siteLender'
import { browserGuard } from '../session/browserGuard'
import { checkSession } from '../session/checkSession'
import type { SiteData } from '../site/loadSite'
import { Document } from './Document'
import { documentFiles } from './documentFiles'
import { documentReady } from './documentReady'
import { fromWire, type PageState, readState } from './pageState'
import { writeState } from './writeState'

/** Makes the document the server sent interactive, in the composition it was rendered with. */
export async function startSite() {
  await documentReady()
  const state = readState()
  const { composition } = state
  registerRouteNames(routeNames(composition))
  registerComposition(composition.remotes)

  const site = state.hydration?.loaderData[ROOT_ROUTE] as SiteData | undefined
  const store = createSiteStore(site ?? { pages: [], options: {} })
  const routes = routeTable(composition, browserGuard(store))
  const pages = (matchRoutes(routes, window.location) ?? [])
    .map(({ route }) => route.handle as PageHandle | undefined)
    .filter((handle) => handle !== undefined)
  const errors = await preparePages(pages, state)
  const router = createBrowserRouter(routes, {
    hydrationData: state.hydration && { loaderData: state.hydration.loaderData, errors: errors.hydration },
  })

  const page = (
    <SiteProvider store={store}>
      <LenderProvider lender={siteLender(composition, false)}>
        <Document files={documentFiles(composition, pages)} state={writeState(state)}>
          {null}
          <RouterProvider router={router} />
        </Document>
      </LenderProvider>
    </SiteProvider>
  )
  if (errors.unlikeServer || !state.hydration) createRoot(document).render(page)
  else hydrateRoot(document, page)
  performance.mark('hydrated')
  void checkSession(store)
}

/**
 * Loads the code of the pages on screen; without it hydration would find an empty page where the server sent a full one. A page that
 * cannot be loaded becomes its error view, which is then unlike what the server rendered.
 */
async function preparePages(pages: PageHandle[], { hydration }: PageState) {
  const received = Object.entries(hydration?.errors ?? {}).map(([id, error]) => [id, fromWire(error)])
  const failed: [string, unknown][] = []
  await Promise.all(
    pages.map(async ({ entry, remote, prepare }) => {
      try {
        await prepare()
      } catch (error) {
        if (!(hydration?.errors && entry.id in hydration.errors))
          failed.push([entry.id, error instanceof RemoteUnavailable ? error : new RemoteUnavailable(remote.name, error)])
      }
    }),
  )
  const all = Object.fromEntries([...received, ...failed])
  return { hydration: Object.keys(all).length > 0 ? all : null, unlikeServer: failed.length > 0 }
}
