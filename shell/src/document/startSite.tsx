import { LenderProvider } from '@brightfill/shared/federation'
import { registerSiteOrigin } from '@brightfill/shared/page'
import { registerRouteNames } from '@brightfill/shared/router'
import { registerTokenKeeper } from '@brightfill/shared/session'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { matchRoutes, RouterProvider } from 'react-router-dom'
import { loadAfterHydration } from '../afterHydration/loadAfterHydration'
import { prepareFederation } from '../composition/browserFederation'
import { routeNames } from '../composition/composition'
import { documentFiles } from '../composition/documentFiles'
import { despiteHungFiles } from '../composition/hungFiles'
import { isPageHandle } from '../composition/lazyPage'
import { stateIn } from '../composition/pageState'
import { preparePages } from '../composition/preparePages'
import { ROOT_ROUTE, routeTable } from '../composition/routeTable'
import { siteLender } from '../composition/siteLender'
import { writeState } from '../composition/writeState'
import { loadSite, type SiteData } from '../frame/loadSite'
import { admit } from '../maintenance/admit'
import { askStatusOnce } from '../maintenance/askStatusOnce'
import { documentReady } from '../platform/documentReady'
import { whenIdle } from '../platform/whenIdle'
import { within } from '../platform/within'
import { startPrefetching } from '../prefetch/startPrefetching'
import { lateRouter } from '../router/lateRouter'
import { browserGuard } from '../session/browserGuard'
import { startSession } from '../session/startSession'
import { tokenStorage } from '../session/tokenStorage'
import { reactErrors } from '../telemetry/problems'
import { Document } from './Document'
import { OnceInteractive } from './OnceInteractive'

/** Milliseconds the frame waits for menu and options where the document came without them. */
const SITE_WITHIN = 3_000

/** Makes the document the server sent interactive, in the composition it was rendered with. */
export async function startSite() {
  await documentReady()
  const received = stateIn(document)
  const { composition } = received
  registerTokenKeeper(tokenStorage)
  registerSiteOrigin(received.origin)
  registerRouteNames(routeNames(composition))
  prepareFederation(composition)
  const state = await admit(received)

  const site = (state.hydration?.loaderData[ROOT_ROUTE] as SiteData | undefined) ?? (await siteInTime())
  const store = createSiteStore(site)
  const routes = routeTable(composition, browserGuard(store))
  const pages = (matchRoutes(routes, window.location) ?? []).map(({ route }) => route.handle).filter(isPageHandle)
  const { hydrationData, likeServer } = await preparePages(pages, state)
  // A page that is still to be loaded is loaded inside the frame, which needs no more than this.
  const { router, arrive } = lateRouter(routes, hydrationData ?? { loaderData: { [ROOT_ROUTE]: site } }, loadEngine)
  const lender = siteLender(composition, false)

  function interactive() {
    performance.mark('hydrated')
    arrive().catch(() => {}) // the first link that is followed asks for it again
  }

  const page = (
    <OnceInteractive call={interactive}>
      <SiteProvider store={store}>
        <LenderProvider lender={lender}>
          <Document files={documentFiles(composition, likeServer ? pages : [])} state={writeState(received)}>
            {null}
            <RouterProvider router={router} />
          </Document>
        </LenderProvider>
      </SiteProvider>
    </OnceInteractive>
  )
  if (likeServer) {
    hydrateRoot(document, page, reactErrors)
  } else {
    await despiteHungFiles(loadAfterHydration).catch(() => {}) // drawn here, the frame has no foot without it
    createRoot(document, reactErrors).render(page)
  }

  startSession(store, {
    guarded: () =>
      router.state.matches.some(({ route }) => isPageHandle(route.handle) && route.handle.entry.access !== undefined),
    recheck: () => void router.revalidate(),
  })
  whenIdle(() => {
    void askStatusOnce(router)
    startPrefetching({ composition, routes, lender })
    // Nobody misses it when it does not load.
    import(/* webpackChunkName: "late" */ './startLate').then(
      ({ startLate }) => startLate(composition, router),
      () => {
        globalThis.brightfill_problems = undefined
      },
    )
  })
}

/** The client that asks may hang as well: it is a chunk. */
function siteInTime(): Promise<SiteData> {
  return within(SITE_WITHIN, loadSite(AbortSignal.timeout(SITE_WITHIN))).catch(() => ({ pages: [], options: {} }))
}

async function loadEngine() {
  const { browserRouter } = await loadAfterHydration()
  return browserRouter
}
