import type { ClientLoaderPage, Handle, Page } from '@brightfill/shared/router'
import type { LiveRelease, RouteEntry } from './composition'

export type AnyPage = Page | ClientLoaderPage

/** Data that the frame and the server read from a matched route with a lazy page. */
export interface PageHandle extends Handle {
  entry: RouteEntry
  /** The build with the page, in a chunk named after the route's id. */
  build: LiveRelease
  /** Loads the page's code; the page can then render at once. */
  prepare: () => Promise<AnyPage>
}

/** Tells the handles that `lazyPage` makes from the simpler ones of other routes. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'prepare' in handle
}
