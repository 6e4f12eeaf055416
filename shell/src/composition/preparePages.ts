import { paintWithoutSheetsOfDocument } from './hungFiles'
import type { PageHandle } from './lazyPage'
import { fromWire, type PageState } from './pageState'
import { RemoteUnavailable } from './RemoteUnavailable'

interface PreparedPages {
  /** What the router starts with; absent when it has to load the page itself. */
  hydrationData?: {
    loaderData: Record<string, unknown>
    /** What failed, by route id: on the server or here. */
    errors: Record<string, unknown> | null
  }
  /** The browser will show what the server rendered. */
  likeServer: boolean
}

/** Milliseconds the frame waits for the code of the page, to become interactive together with it. */
const FRAME_WAITS = 4_000

/**
 * Loads the code of the pages on screen; without it hydration would find an empty page where the server sent a full one. A page that
 * cannot be loaded becomes its error view, which is then unlike what the server rendered. What the server could not load stays unloaded
 * until its view tries again: with the code here, and with it its crumbs and hero, the page would be unlike the server's. A page whose code
 * hangs keeps the frame waiting for a moment only; then it is loaded inside it, as after a navigation.
 */
export async function preparePages(pages: PageHandle[], { hydration }: PageState): Promise<PreparedPages> {
  // The server left the page to the router here, which loads it inside the frame.
  if (!hydration) return { likeServer: false }
  const late = new Promise<'late'>((resolve) =>
    setTimeout(() => {
      paintWithoutSheetsOfDocument()
      resolve('late')
    }, FRAME_WAITS),
  )
  const received = new Map(Object.entries(hydration.errors ?? {}).map(([id, error]) => [id, fromWire(error)]))
  const failed = new Map<string, unknown>()
  const prepared = Promise.all(
    pages.map(async ({ entry: { id }, prepare }) => {
      if (received.get(id) instanceof RemoteUnavailable) return
      try {
        await prepare()
      } catch (error) {
        if (!received.has(id))
          failed.set(id, error instanceof RemoteUnavailable ? error : new RemoteUnavailable(id, error))
      }
    }),
  )
  if ((await Promise.race([prepared, late])) === 'late') return { likeServer: false }
  const errors = [...received, ...failed]
  return {
    hydrationData: { loaderData: hydration.loaderData, errors: errors.length > 0 ? Object.fromEntries(errors) : null },
    likeServer: failed.size === 0,
  }
}
