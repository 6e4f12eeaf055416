// A facade: only what the site uses of react-router-dom, so that the rest can be left out of the bundle.

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
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export type { ClientLoaderPage, Crumb, Handle, Page, RemoteRoute } from './page'
export { defineHandle } from './page'
export { pathTo, type RouteName, registerRouteNames } from './pathTo'
export { requireParam } from './requireParam'
