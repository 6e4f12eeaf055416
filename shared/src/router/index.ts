// A facade: exports only the part of react-router-dom that the site uses.

export {
  isRouteErrorResponse,
  Link,
  type LoaderFunctionArgs,
  Outlet,
  type Params,
  type RouteObject,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export type { ClientLoaderPage, Crumb, Handle, Page, RemoteRoute, Subject } from './page'
export { defineHandle } from './page'
export { pathOr, pathTo, type RouteName, registerRouteNames } from './pathTo'
export { type ArrivingData, RestOfPage, useRestOfPage } from './RestOfPage'
export { requireParam } from './requireParam'
export { type SiteRouter, SiteRouterContext, useSiteRouter, useTarget } from './SiteRouter'
