import { type RouteObject, redirect } from '@brightfill/shared/router'
import type { Composition } from '../composition/composition'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { MAINTENANCE_PATH } from '../composition/shellPaths'
import { NotFoundPage } from '../not-found/NotFoundPage'
import type { Guard } from '../session/guard'
import { lazyPage } from './lazyPage'

export const NOT_FOUND_ROUTE = 'not-found'
const MAINTENANCE_ROUTE = 'maintenance'

/** The shell's own routes; no remote can take them. */
export function shellRoutes({ shell }: Composition, guard: Guard): RouteObject[] {
  return [
    lazyPage({
      entry: { id: MAINTENANCE_ROUTE, path: MAINTENANCE_PATH },
      build: shell,
      guard,
      load: () =>
        import(/* webpackChunkName: "maintenance" */ '../maintenance/MaintenancePage').catch((error) => {
          throw new RemoteUnavailable('shell', error)
        }),
    }),
    // The account area has no page of its own; the target of the redirect is guarded (R-117).
    { id: 'user', path: '/user', loader: () => redirect('/user/profile') },
  ]
}

/** The page for addresses without a route. It comes last: a remote may take all of them with `/*`. */
export const notFoundRoute: RouteObject = {
  id: NOT_FOUND_ROUTE,
  path: '*',
  handle: { hero: true },
  element: <NotFoundPage />,
}
