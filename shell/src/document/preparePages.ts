import type { PageHandle } from '../composition/lazyPage'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { fromWire, type PageState } from './pageState'

interface PreparedPages {
  /** What failed, by route id: on the server or here. */
  errors: Record<string, unknown> | null
  /** Something failed here that the server had rendered, so its HTML is not what the browser will show. */
  unlikeServer: boolean
}

/**
 * Loads the code of the pages on screen; without it hydration would find an empty page where the server sent a full one. A page that
 * cannot be loaded becomes its error view, which is then unlike what the server rendered. What the server could not load stays unloaded
 * until its view tries again: with the code here, and with it its crumbs and hero, the page would be unlike the server's.
 */
export async function preparePages(pages: PageHandle[], { hydration }: PageState): Promise<PreparedPages> {
  // The server left the page to the router here, which loads it inside the frame.
  if (!hydration) return { errors: null, unlikeServer: false }
  const received = new Map(Object.entries(hydration.errors ?? {}).map(([id, error]) => [id, fromWire(error)]))
  const failed = new Map<string, unknown>()
  await Promise.all(
    pages.map(async ({ entry: { id }, prepare }) => {
      if (received.get(id) instanceof RemoteUnavailable) return
      try {
        await prepare()
      } catch (error) {
        if (!received.has(id)) failed.set(id, error instanceof RemoteUnavailable ? error : new RemoteUnavailable(id, error))
      }
    }),
  )
  const all = Object.fromEntries([...received, ...failed])
  return { errors: Object.keys(all).length > 0 ? all : null, unlikeServer: failed.size > 0 }
}
