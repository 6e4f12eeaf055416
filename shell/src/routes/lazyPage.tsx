import { RouteError } from '@brightfill/shared/page'
import {
  type LoaderFunctionArgs,
  type Params,
  RestOfPage,
  type RouteObject,
  useRestOfPage,
  useRouteError,
} from '@brightfill/shared/router'
import { Container, Notice } from '@brightfill/shared/ui'
import type { LiveRelease, RouteEntry } from '../composition/composition'
import type { AnyPage, PageHandle } from '../composition/pageHandle'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { useThrown } from '../frame/thrownPage'
import { aheadName, pagesAhead } from '../prefetch/pagesAhead'
import type { Guard } from '../session/guard'
import { texts } from '../texts'
import { RemoteFailed } from './RemoteFailed'

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
 * A route whose loader loads the page's code. The router's `lazy` would keep a failed attempt for good. With a loader
 * the failure stays inside the frame, and Retry, which runs the loader again, really fetches again.
 */
export function lazyPage({ entry, build, guard, load }: LazyPageOptions): RouteObject {
  const slot: PageSlot = {}
  const rest = new RestOfPage()

  let loading: Promise<AnyPage> | undefined

  /** Calls during a load share its promise; after a failure the next call loads again. */
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

  async function answerTo(args: LoaderFunctionArgs, ahead: Promise<unknown> | undefined): Promise<unknown> {
    try {
      if (ahead) return await ahead
    } catch (error) {
      // Data is fetched once more, now that a visitor waits for it. The code has been retried already, and a redirect
      // is an answer.
      if (error instanceof RemoteUnavailable || error instanceof Response) throw error
    }
    const [, page] = await Promise.all([entry.access && guard(entry.access, args.request.signal), prepare()])
    return page.loader ? page.loader(args) : null
  }

  const knownOf = (params: Params) =>
    prepare().then(
      (page) => page.known?.(params),
      () => undefined, // the answer fails as well
    )

  const handle: PageHandle = {
    entry,
    build,
    prepare,
    get crumb() {
      return slot.page?.handle?.crumb
    },
    get subject() {
      return slot.page?.handle?.subject
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
      const address = aheadName(new URL(args.request.url))
      // Only a tap may show partial data: a page on screen would lose the rest, and Back returns to a height of the
      // whole page.
      const isTapped = typeof window !== 'undefined' && address !== aheadName(window.location) && !entry.access
      const isReady = pagesAhead.isReady(address)
      const answer = rest.take(address) ?? answerTo(args, pagesAhead.take(address))
      if (!isTapped || isReady) return answer
      return rest.first(await knownOf(args.params), answer)
    },
    shouldRevalidate: (args) => slot.page?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    element: <LoadedPage slot={slot} rest={rest} />,
    hydrateFallbackElement: <PageSkeleton slot={slot} />,
    errorElement: <PageError id={entry.id} slot={slot} build={build} />,
  }
}

function LoadedPage({ slot: { page }, rest }: { slot: PageSlot; rest: RestOfPage }) {
  useRestOfPage(rest)
  return page && <page.Component />
}

function PageSkeleton({ slot: { page } }: { slot: PageSlot }) {
  if (page) return 'Skeleton' in page && <page.Skeleton />
  // The browser loads the code of a page that the server did not render.
  return (
    <Container>
      <Notice heading={texts.onItsWay} headingLevel={1} bottle={0.2} role="status" />
    </Container>
  )
}

function PageError({ id, slot: { page }, build }: { id: string; slot: PageSlot; build: LiveRelease }) {
  const error = useRouteError()
  useThrown(id)
  if (error instanceof RemoteUnavailable) return <RemoteFailed error={error} build={build} />
  return page?.ErrorBoundary ? <page.ErrorBoundary /> : <RouteError />
}
