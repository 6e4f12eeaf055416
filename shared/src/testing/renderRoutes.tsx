import { type Lender, LenderProvider } from '@brightfill/shared/federation'
import type { LoadPart } from '@brightfill/shared/late'
import type { LentComponents, LentName } from '@brightfill/shared/lent'
import { RouteError } from '@brightfill/shared/page'
import {
  type Page,
  type RemoteRoute,
  RestOfPage,
  registerRouteNames,
  SiteRouterContext,
  useRestOfPage,
} from '@brightfill/shared/router'
import { createSiteStore, type Session, SiteProvider } from '@brightfill/shared/store'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, type LoaderFunctionArgs, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { siteRoutes } from './siteRoutes'

type LentStandIns = { [Name in LentName]?: ComponentType<LentComponents[Name]> }

interface RenderRoutesOptions {
  /** The current user; by default a visitor. */
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
  /** Path and query of the current address. */
  const addressNow = () => router.state.location.pathname + router.state.location.search
  let isOpen = false
  const isTapped = (address: string) => isOpen && address !== addressNow()
  const pages = await Promise.all(routes.map((route) => routeObject(route, patterns[route.id], isTapped)))
  const router = createMemoryRouter([{ element: <Outlet />, children: [...pages, { path: '*', element: null }] }], {
    initialEntries: [address],
  })
  isOpen = true
  const view = render(
    <SiteProvider store={store}>
      <LenderProvider lender={standInLender(lent)}>
        <SiteRouterContext value={router}>
          <RouterProvider router={router} />
        </SiteRouterContext>
      </LenderProvider>
    </SiteProvider>,
  )
  return { ...view, store, router, addressNow }
}

async function routeObject(
  { id, lazy }: RemoteRoute,
  path: string | undefined,
  isTapped: (address: string) => boolean,
): Promise<RouteObject> {
  if (path === undefined) throw new RangeError(`No remote.json names the route "${id}"`)
  const page: Page & { Skeleton?: ComponentType } = await lazy()
  const rest = new RestOfPage()
  return {
    id,
    path,
    element: <Shown page={page} rest={rest} />,
    // Every page of the site has a loader, so that leaving and entering work the same (see the shell's lazyPage).
    loader: (args) => {
      const { pathname, search } = new URL(args.request.url)
      const address = pathname + search
      const answer = rest.take(address) ?? answerOf(page, args)
      return isTapped(address) ? rest.first(page.known?.(args.params), answer) : answer
    },
    handle: page.handle,
    ErrorBoundary: page.ErrorBoundary ?? RouteError,
    HydrateFallback: page.Skeleton ?? (() => null),
    shouldRevalidate: page.shouldRevalidate,
  }
}

function Shown({ page, rest }: { page: Page; rest: RestOfPage }) {
  useRestOfPage(rest)
  return <page.Component />
}

async function answerOf({ loader }: Page, args: LoaderFunctionArgs): Promise<unknown> {
  return (await loader?.(args)) ?? null
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
