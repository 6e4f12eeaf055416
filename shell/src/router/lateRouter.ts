import { createPath, type DataRouter, type HydrationState, type RouteObject, type To } from 'react-router-dom'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { ACT_WITHIN, within } from '../platform/within'
import { firstState } from './firstState'

type Subscriber = Parameters<DataRouter['subscribe']>[0]
type Blocker = Parameters<DataRouter['getBlocker']>[1]
type Navigation = DataRouter['state']['navigation']
type CreateRouter = (routes: RouteObject[], options: { hydrationData?: HydrationState }) => DataRouter

/** Milliseconds after which a page that waits for its data says that they do not come. */
const PAGE_WITHIN = 10_000

/** What the site asks of its router. */
export type SiteRouter = Pick<DataRouter, 'state' | 'subscribe' | 'navigate' | 'revalidate'>

interface LateRouter {
  /** For `RouterProvider`, and whoever navigates. */
  router: DataRouter
  /** Fetches the engine now; without it the first navigation does. Rejects when it does not arrive, which a later call may do better. */
  arrive: () => Promise<unknown>
}

/**
 * The router of a page that came complete from the server. Showing it takes the state it starts with; loading, navigating and history take an
 * engine of 18 KB that is a chunk of its own. What is asked for earlier waits for it a little; when it does not come, links are links.
 */
export function lateRouter(
  routes: RouteObject[],
  hydrationData: HydrationState,
  load: () => Promise<CreateRouter>,
): LateRouter {
  const first = firstState(routes, hydrationData)
  const subscribers = new Set<Subscriber>()
  const blockers = new Map<string, Blocker>()
  let state = first
  let engine: DataRouter | undefined
  let arriving: Promise<DataRouter> | undefined
  // Back, Forward or a hash typed into the address, before the engine listens.
  let wandered = false
  const wander = () => {
    wandered = true
  }
  window.addEventListener('popstate', wander)

  function show(
    next: DataRouter['state'],
    options: Parameters<Subscriber>[1] = { deletedFetchers: [], newErrors: null, flushSync: false },
  ) {
    state = next
    for (const subscriber of subscribers) subscriber(state, options)
  }

  function arrive(): Promise<DataRouter> {
    arriving ??= (first.initialized ? load() : within(PAGE_WITHIN, load())).then(start, (error) => {
      arriving = undefined
      const page = first.matches.at(-1)?.route.id
      // A page that waits for its data would wait for good; its error view offers Retry, which comes here again.
      if (!first.initialized && page) {
        const errors = { [page]: new RemoteUnavailable('shell', error) }
        show({ ...first, initialized: true, renderFallback: false, errors })
      }
      throw error
    })
    return arriving
  }

  function start(create: CreateRouter): DataRouter {
    window.removeEventListener('popstate', wander)
    const { pathname, search } = first.location
    // After Back or Forward to another page nothing the document brought is of the page to be shown.
    const elsewhere = wandered && (window.location.pathname !== pathname || window.location.search !== search)
    const started = create(routes, { hydrationData: elsewhere ? undefined : hydrationData })
    engine = started
    for (const [key, blocker] of blockers) started.getBlocker(key, blocker)
    const { location } = started.state
    // Where the visitor already is stays the same location for whoever compares them.
    started.subscribe((next, options) =>
      show(!wandered && next.location === location ? { ...next, location: first.location } : next, options),
    )
    if (wandered) show(started.state)
    return started
  }

  async function navigate(to: To | number | null, options?: Parameters<DataRouter['navigate']>[1]) {
    const router = engine ?? (await awaitedFor(to))
    if (!router) return leave(to)
    await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))
  }

  /** The engine, and meanwhile what a page on its way shows; undefined when it does not come in time. */
  async function awaitedFor(to: To | number | null): Promise<DataRouter | undefined> {
    if (to !== null && typeof to !== 'number') {
      const location = { ...first.location, ...router.encodeLocation(to), key: 'waits' }
      show({ ...state, navigation: { ...first.navigation, state: 'loading', location } as Navigation }) // loads by GET, of no form
    }
    try {
      return await within(ACT_WITHIN, arrive())
    } catch {
      show({ ...state, navigation: first.navigation })
      return undefined
    }
  }

  const router = {
    basename: '/',
    future: {},
    window,
    get routes() {
      return engine?.routes ?? routes
    },
    get manifest() {
      return engine?.manifest ?? {}
    },
    get state() {
      return state
    },
    subscribe(subscriber: Subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    navigate,
    revalidate: async () => (await arrive()).revalidate(),
    createHref: createPath,
    createURL,
    encodeLocation(to: To) {
      const { pathname, search, hash } = createURL(to)
      return { pathname, search, hash }
    },
    getBlocker(key: string, blocker: Blocker) {
      blockers.set(key, blocker)
      engine?.getBlocker(key, blocker)
    },
    deleteBlocker(key: string) {
      blockers.delete(key)
      engine?.deleteBlocker(key)
    },
  }
  return { router: router as unknown as DataRouter, arrive } // what its provider and the hooks of the facade call, and no more
}

const createURL = (to: To) => new URL(typeof to === 'string' ? to : createPath(to), window.location.origin)

function leave(to: To | number | null) {
  if (typeof to === 'number') window.history.go(to)
  else window.location.assign(to === null ? '' : typeof to === 'string' ? to : createPath(to))
}
