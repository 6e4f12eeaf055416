import { RouteError } from '@brightfill/shared/page'
import {
  type ClientLoaderPage,
  type Handle,
  type Page,
  type RouteObject,
  useRouteError,
} from '@brightfill/shared/router'
import { useThrown } from '../frame/thrownPage'
import { aheadName, pagesAhead } from '../prefetch/pagesAhead'
import type { Guard } from '../session/guard'
import type { LiveRelease, RouteEntry } from './composition'
import { PageOnItsWay } from './PageOnItsWay'
import { RemoteFailed } from './RemoteFailed'
import { RemoteUnavailable } from './RemoteUnavailable'

type AnyPage = Page | ClientLoaderPage

/** What the frame and the server ask of a matched route whose page is a chunk. */
export interface PageHandle extends Handle {
  entry: RouteEntry
  /** The build whose chunk of the route's id is the page. */
  build: LiveRelease
  /** Loads the page's code; afterwards it renders at once. */
  prepare: () => Promise<AnyPage>
}

/** Handles of a page made by `lazyPage`; other routes of the table have simpler ones. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'prepare' in handle
}

interface LazyPageOptions {
  entry: RouteEntry
  build: LiveRelease
  guard: Guard
  load: () => Promise<AnyPage>
}

/** The page's module once it is loaded. */
interface PageSlot {
  page?: AnyPage
}

/**
 * A route whose page's code is loaded by the route's loader and not by the router's `lazy`, which keeps a failed attempt for good: this
 * way a failure stays inside the frame and Retry, which loads the route again, really fetches again.
 */
export function lazyPage({ entry, build, guard, load }: LazyPageOptions): RouteObject {
  const slot: PageSlot = {}

  let loading: Promise<AnyPage> | undefined

  /** Who comes while it loads waits for the same attempt; a failed one is made again. */
  function prepare() {
    loading ??= load().then(
      (page) => {
        slot.page = page
        return page
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  const handle: PageHandle = {
    entry,
    build,
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
    get alone() {
      return slot.page?.handle?.alone ?? false
    },
  }

  return {
    id: entry.id,
    path: entry.path,
    handle,
    loader: async (args) => {
      const ahead = pagesAhead.take(aheadName(new URL(args.request.url)))
      try {
        if (ahead) return await ahead
      } catch (error) {
        // Data is asked for once more, now that somebody waits for it; the code has been already.
        if (error instanceof RemoteUnavailable) throw error
      }
      const [, page] = await Promise.all([entry.access && guard(entry.access, args.request.signal), prepare()])
      return page.loader ? page.loader(args) : null
    },
    shouldRevalidate: (args) => slot.page?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    element: <LoadedPage slot={slot} />,
    hydrateFallbackElement: <PageSkeleton slot={slot} />,
    errorElement: <PageError id={entry.id} slot={slot} build={build} />,
  }
}

function LoadedPage({ slot: { page } }: { slot: PageSlot }) {
  return page && <page.Component />
}

function PageSkeleton({ slot: { page } }: { slot: PageSlot }) {
  if (!page) return <PageOnItsWay />
  return 'Skeleton' in page && <page.Skeleton />
}

function PageError({ id, slot: { page }, build }: { id: string; slot: PageSlot; build: LiveRelease }) {
  const error = useRouteError()
  useThrown(id)
  if (error instanceof RemoteUnavailable) return <RemoteFailed error={error} build={build} />
  return page?.ErrorBoundary ? <page.ErrorBoundary /> : <RouteError />
}
