import { type Lender, LenderProvider } from '@brightfill/shared/federation'
import type { LoadPart } from '@brightfill/shared/late'
import type { LentComponents, LentName } from '@brightfill/shared/lent'
import { RouteError } from '@brightfill/shared/page'
import { type Page, type RemoteRoute, registerRouteNames } from '@brightfill/shared/router'
import { createSiteStore, type Session, SiteProvider } from '@brightfill/shared/store'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { siteRoutes } from './siteRoutes'

type LentStandIns = { [Name in LentName]?: ComponentType<LentComponents[Name]> }

interface RenderRoutesOptions {
  /** The person who is looking; by default a visitor. */
  session?: Session
  /** Components that other remotes lend; all others fail to load. */
  lent?: LentStandIns
}

/**
 * Renders a remote's pages at an address as the shell does, without the frame: loaders run as in the browser, addresses
 * of other remotes resolve, and pages that are not in `routes` are empty.
 */
export async function renderRoutes(
  routes: RemoteRoute[],
  address: string,
  { session = { status: 'visitor' }, lent = {} }: RenderRoutesOptions = {},
) {
  const patterns = siteRoutes()
  registerRouteNames(patterns)
  const store = createSiteStore({ pages: [], options: {} })
  store.setState({ session })
  const pages = await Promise.all(routes.map((route) => routeObject(route, patterns[route.id])))
  const router = createMemoryRouter([{ element: <Outlet />, children: [...pages, { path: '*', element: null }] }], {
    initialEntries: [address],
  })
  const view = render(
    <SiteProvider store={store}>
      <LenderProvider lender={standInLender(lent)}>
        <RouterProvider router={router} />
      </LenderProvider>
    </SiteProvider>,
  )
  /** Path and query of the current address. */
  const addressNow = () => router.state.location.pathname + router.state.location.search
  return { ...view, store, router, addressNow }
}

async function routeObject({ id, lazy }: RemoteRoute, path: string | undefined): Promise<RouteObject> {
  if (path === undefined) throw new RangeError(`No remote.json names the route "${id}"`)
  const page: Page & { Skeleton?: ComponentType } = await lazy()
  return {
    id,
    path,
    Component: page.Component,
    // Every page of the site has a loader, so that leaving and entering go the same way (see the shell's remotePage).
    loader: page.loader ?? (() => null),
    handle: page.handle,
    ErrorBoundary: page.ErrorBoundary ?? RouteError,
    HydrateFallback: page.Skeleton ?? (() => null),
    shouldRevalidate: page.shouldRevalidate,
  }
}

function standInLender(lent: LentStandIns): Lender {
  const standIns: Record<string, unknown> = lent
  const loaders = new Map<string, () => Promise<unknown>>()
  return {
    loaderOf<Props>(name: string) {
      const load =
        loaders.get(name) ?? (async () => standIns[name] ?? Promise.reject(new Error(`Nobody lends ${name}`)))
      loaders.set(name, load)
      return load as LoadPart<Props> // stored under the name of this component
    },
  }
}
