import { RouteError } from '@brightfill/shared/page'
import { type ClientLoaderPage, type Handle, type Page, type RouteObject, useRouteError } from '@brightfill/shared/router'
import type { Guard } from '../session/guard'
import type { LiveRemote, RouteEntry } from './composition'
import { loadRoutes } from './federation'
import { RemoteFailed } from './RemoteFailed'
import { RemoteUnavailable } from './RemoteUnavailable'

/** What the frame and the server ask of a matched route of a remote. */
export interface PageHandle extends Handle {
  entry: RouteEntry
  remote: LiveRemote
  /** Loads the page's code; afterwards it renders at once. */
  prepare: () => Promise<Page | ClientLoaderPage>
}

/** The page's module once it is loaded. */
interface PageSlot {
  page?: Page | ClientLoaderPage
}

/**
 * A route of a remote as the router sees it. The page's code is loaded by the route's loader and not by the router's `lazy`, which keeps
 * a failed attempt for good: this way a failure stays inside the frame and Retry, which loads the route again, really fetches again.
 */
export function remotePage(entry: RouteEntry, remote: LiveRemote, guard: Guard): RouteObject {
  const slot: PageSlot = {}

  async function prepare() {
    const route = (await loadRoutes(remote)).find(({ id }) => id === entry.id)
    if (!route) throw new RemoteUnavailable(remote.name, new Error(`It exposes no route "${entry.id}"`))
    try {
      slot.page = await route.lazy()
    } catch (error) {
      throw new RemoteUnavailable(remote.name, error)
    }
    return slot.page
  }

  const handle: PageHandle = {
    entry,
    remote,
    prepare,
    get crumb() {
      return slot.page?.handle?.crumb
    },
    get hero() {
      return slot.page?.handle?.hero ?? false
    },
    get bare() {
      return slot.page?.handle?.bare ?? false
    },
  }

  return {
    id: entry.id,
    path: entry.path,
    handle,
    loader: async (args) => {
      const [, page] = await Promise.all([entry.access && guard(entry.access, args.request.signal), prepare()])
      return page.loader ? page.loader(args) : null
    },
    shouldRevalidate: (args) => slot.page?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    element: <LoadedPage slot={slot} />,
    hydrateFallbackElement: <PageSkeleton slot={slot} />,
    errorElement: <PageError slot={slot} />,
  }
}

function LoadedPage({ slot: { page } }: { slot: PageSlot }) {
  return page && <page.Component />
}

function PageSkeleton({ slot: { page } }: { slot: PageSlot }) {
  return page && 'Skeleton' in page && <page.Skeleton />
}

function PageError({ slot: { page } }: { slot: PageSlot }) {
  const error = useRouteError()
  if (error instanceof RemoteUnavailable) return <RemoteFailed error={error} />
  return page?.ErrorBoundary ? <page.ErrorBoundary /> : <RouteError />
}
