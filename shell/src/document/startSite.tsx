import { prepareApi } from '@brightfill/shared/api'
import { watchForms } from '@brightfill/shared/draft'
import { LenderProvider } from '@brightfill/shared/federation'
import { drawInSteps, hurryLateParts, within } from '@brightfill/shared/late'
import { registerSiteOrigin } from '@brightfill/shared/page'
import { registerRouteNames, SiteRouterContext } from '@brightfill/shared/router'
import { registerTokenKeeper } from '@brightfill/shared/session'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { routeNames } from '../composition/composition'
import { isPageHandle } from '../composition/pageHandle'
import { stateIn, stateTextIn } from '../composition/pageState'
import { prepareFederation } from '../federation/browserFederation'
import { siteLender } from '../federation/siteLender'
import { documentFiles } from '../files/documentFiles'
import { learnFiles } from '../files/learnFiles'
import { loadSite, type SiteData } from '../frame/loadSite'
import { admit } from '../maintenance/admit'
import { askStatusOnce } from '../maintenance/askStatusOnce'
import { markTappedLink } from '../navigation/markTappedLink'
import { whenIdle } from '../platform/whenIdle'
import { isPersonal } from '../prefetch/menuLists'
import { preparePages } from '../routes/preparePages'
import { ROOT_ROUTE, routeTable } from '../routes/routeTable'
import { browserGuard } from '../session/browserGuard'
import { startSession } from '../session/startSession'
import { tokenStorage } from '../session/tokenStorage'
import { reactErrors } from '../telemetry/problems'
import { Document } from './Document'
import { destroyedBy, guardHistory, startAfresh, watchFrame, withoutPage } from './freshDocument'

/** Milliseconds that the frame waits for menu and options when the document came without them. */
const SITE_WITHIN = 3_000

/**
 * Makes the server's document interactive, with the composition it was rendered in.
 * @returns the router
 */
export async function startSite() {
  guardHistory()
  // The script may run before the last of the HTML has arrived.
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }))
  watchForms()
  const destroyed = destroyedBy()
  const received = stateIn(document)
  const stateText = stateTextIn(document)
  const { composition } = received
  registerTokenKeeper(tokenStorage)
  registerSiteOrigin(received.origin)
  registerRouteNames(routeNames(composition))
  prepareFederation(composition)
  const state = await admit(received)

  const site = (state.hydration?.loaderData[ROOT_ROUTE] as SiteData | undefined) ?? (await siteInTime())
  const store = createSiteStore(site)
  const routes = routeTable(composition, browserGuard(store))
  const matches = matchRoutes(routes, window.location) ?? []
  const pages = matches.map(({ route }) => route.handle).filter(isPageHandle)
  const { hydrationData, likeServer } = destroyed
    ? { hydrationData: withoutPage(matches, destroyed, { [ROOT_ROUTE]: site }), likeServer: false }
    : await preparePages(pages, state)
  // The first tap needs these, and the page's scripts have loaded.
  void prepareApi()
  for (const build of [composition.shell, ...composition.remotes.filter((remote) => !isPersonal(remote))])
    learnFiles(build).catch(() => {})
  // A page that is not loaded yet loads inside the frame, which needs only this data.
  const router = createBrowserRouter(routes, {
    hydrationData: hydrationData ?? { loaderData: { [ROOT_ROUTE]: site } },
  })
  const lender = siteLender(composition, false)

  markTappedLink(router)
  let shown = router.state.location
  router.subscribe(({ location, navigation, historyAction }) => {
    const { pathname, search } = navigation.location ?? location
    if (pathname === shown.pathname && search === shown.search) hurryLateParts()
    // To scroll to where the visitor was, or to a hash, the whole page is needed.
    if (location.pathname !== shown.pathname) drawInSteps(historyAction !== 'POP' && !location.hash)
    shown = location
  })
  // A repaired document stays until the visitor moves on or tries again; repairing it sooner could go on for ever.
  const { location } = router.state
  const whenGone = (error: unknown) => {
    if (!destroyed || router.state.location !== location) startAfresh(error)
  }
  const whenInteractive = () => {
    performance.mark('hydrated')
    watchFrame(whenGone)
  }
  const page = (
    <OnceInteractive call={whenInteractive}>
      <SiteProvider store={store}>
        <LenderProvider lender={lender}>
          <Document files={documentFiles(composition, likeServer ? pages : [])} state={stateText} inline={likeServer}>
            {null}
            <SiteRouterContext value={router}>
              <RouterProvider router={router} />
            </SiteRouterContext>
          </Document>
        </LenderProvider>
      </SiteProvider>
    </OnceInteractive>
  )
  const errors: typeof reactErrors = {
    ...reactErrors,
    onUncaughtError: (error, info) => {
      reactErrors.onUncaughtError(error, info)
      whenGone(error)
    },
  }
  if (destroyed) globalThis.brightfill_problems?.push({ kind: 'uncaught', error: destroyed })
  const hydrate = () => void hydrateRoot(document, page, errors)
  if (!likeServer) createRoot(document, errors).render(page)
  // In a transition React hydrates in short pieces, and a tap in between is answered. Data that the router loads in
  // between is lost: RouterProvider follows the router only after hydration.
  else if (router.state.initialized) startTransition(hydrate)
  else hydrate()

  startSession(store, {
    guarded: () =>
      router.state.matches.some(({ route }) => isPageHandle(route.handle) && route.handle.entry.access !== undefined),
    recheck: () => void router.revalidate(),
    onArrival: (arrived) => {
      let at = router.state.location
      router.subscribe(({ location, navigation }) => {
        if (location === at || navigation.state !== 'idle') return
        at = location
        arrived()
      })
    },
  })
  whenIdle(() => {
    void askStatusOnce(router)
    // The page works without it.
    import(/* webpackChunkName: "late" */ './startLate').then(
      ({ startLate }) => startLate({ composition, routes, lender, router, store }),
      () => {
        globalThis.brightfill_problems = undefined
      },
    )
  })
  return router
}

/** The api client may hang as well, because it is a chunk. */
function siteInTime(): Promise<SiteData> {
  return within(SITE_WITHIN, loadSite(AbortSignal.timeout(SITE_WITHIN))).catch(() => ({ pages: [], options: {} }))
}

/** Calls back once its children are on the page and respond to input; `hydrateRoot` returns earlier than that. */
function OnceInteractive({ call, children }: { call: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(call, [])
  return children
}
