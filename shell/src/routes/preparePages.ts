import type { PageHandle } from '../composition/pageHandle'
import { fromWire, type PageState } from '../composition/pageState'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { paintWithoutSheetsOfDocument } from '../files/hungFiles'

interface PreparedPages {
  /** The first state of the router; absent when the router has to load the page itself. */
  hydrationData?: {
    loaderData: Record<string, unknown>
    /** Errors by route id, from the server or from here. */
    errors: Record<string, unknown> | null
  }
  /** The browser will draw the same page as the server, so it can hydrate it. */
  likeServer: boolean
}

/** Milliseconds that the frame waits for the page's code, to become interactive together with it. */
const FRAME_WAITS = 4_000

/**
 * Loads the code of the pages on screen; without it hydration would find an empty page where the server sent a full
 * one. A page that cannot be loaded becomes its error view, which differs from the server's HTML. A page that the
 * server could not load stays unloaded until its view tries again: with the code, its crumbs and hero would differ from
 * the server's HTML. If a page's code hangs, the frame stops waiting after FRAME_WAITS, and the page loads inside the
 * frame as after a navigation.
 */
export async function preparePages(pages: PageHandle[], { hydration }: PageState): Promise<PreparedPages> {
  // The server did not render the page; the router loads it inside the frame.
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
