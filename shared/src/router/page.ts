import type { ComponentType } from 'react'
import type { LoaderFunction, Params, ShouldRevalidateFunction } from 'react-router-dom'

type LoaderData<Loader> = Loader extends (...args: never[]) => infer Result ? Awaited<Result> : unknown

/** One step of the way from Home to a page; without `to` it is text. */
export interface Crumb {
  label: string
  to?: string
}

/**
 * Route metadata the frame reads. `crumb` is asked with data undefined while loading and after a failure, and must
 * stand that.
 */
export interface Handle<Data = unknown> {
  crumb?: string | Crumb[] | ((data: Data | undefined, match: { params: Params }) => string | Crumb[] | undefined)
  /** The page starts with a full-bleed picture: the header lies over it and there are no breadcrumbs above. */
  hero?: boolean
  /** The page brings its own head (sign-in): the header of the site stays away. */
  bare?: boolean
  /** The page stands alone (auth callback, maintenance): header and footer of the site stay away. */
  alone?: boolean
}

/** Types a page's handle by its loader. */
export function defineHandle<Loader>(handle: Handle<LoaderData<Loader>>): Handle {
  return handle as Handle // the frame passes each crumb the data of its own route, which is what Loader returned
}

/** What a page module exports (docs/style.md). */
export interface Page {
  Component: ComponentType
  loader?: LoaderFunction
  handle?: Handle
  ErrorBoundary?: ComponentType
  shouldRevalidate?: ShouldRevalidateFunction
}

/**
 * A page whose data belongs to the signed-in user: never loaded on the server, which renders `Skeleton`
 * (docs/architecture.md).
 */
export interface ClientLoaderPage extends Page {
  Skeleton: ComponentType
}

/** One route of a remote's `./routes`: its id is the chunk name of its page and the name `pathTo` knows it by. */
export interface RemoteRoute {
  id: string
  lazy: () => Promise<Page | ClientLoaderPage>
}
