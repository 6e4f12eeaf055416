import type { ComponentType } from 'react'
import type { LoaderFunction, Params, ShouldRevalidateFunction } from 'react-router-dom'

type LoaderData<Loader> = Loader extends (...args: never[]) => infer Result ? Awaited<Result> : unknown

/** One breadcrumb; without `to` it is plain text. */
export interface Crumb {
  label: string
  to?: string
}

/** The machine on a page, for the contact form. */
export interface Subject {
  slug: string
  name: string
  model: string
  sku: string
  /** Media path. */
  image: string | undefined
}

/** Route metadata for the frame. `crumb` also runs while loading and after a failure, with data undefined. */
export interface Handle<Data = unknown> {
  crumb?: string | Crumb[] | ((data: Data | undefined, match: { params: Params }) => string | Crumb[] | undefined)
  /** The subject of an enquiry from this page; runs only with data. */
  subject?: (data: Data) => Subject
  /** The page starts with a full-bleed picture: the header lies over it and there are no breadcrumbs. */
  hero?: boolean
  /** The page has its own header (sign-in): the site's is not shown. */
  bare?: boolean
  /** The page is shown without the site's header and footer (auth callback, maintenance). */
  alone?: boolean
}

/** Types a page's handle by its loader. */
export function defineHandle<Loader>(handle: Handle<LoaderData<Loader>>): Handle {
  return handle as Handle // the frame passes each crumb the data of its own route, which is what Loader returned
}

/** The exports of a page module (docs/style.md). */
export interface Page {
  Component: ComponentType
  loader?: LoaderFunction
  /**
   * Returns the data that this tab has of a page without a call, in the shape of the loader's. A tap shows it at once;
   * `rest` in the data says that the answer is pending. Only the browser calls it.
   */
  known?: (params: Params) => object | undefined
  handle?: Handle
  ErrorBoundary?: ComponentType
  shouldRevalidate?: ShouldRevalidateFunction
}

/** A page with data of the signed-in user: the server renders its `Skeleton` (docs/architecture.md). */
export interface ClientLoaderPage extends Page {
  Skeleton: ComponentType
}

/** One route of a remote's `./routes`: its id is the chunk name of its page and the name `pathTo` knows it by. */
export interface RemoteRoute {
  id: string
  lazy: () => Promise<Page | ClientLoaderPage>
}
