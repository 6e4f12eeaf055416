import { type RouteObject, redirect } from '@brightfill/shared/router'
import type { Guard } from '../session/guard'
import { NotFoundPage } from '../site/NotFoundPage'
import type { Composition } from './composition'
import { lazyPage } from './lazyPage'
import { RemoteUnavailable } from './RemoteUnavailable'

export const NOT_FOUND_ROUTE = 'not-found'
export const MAINTENANCE_ROUTE = 'maintenance'
export const MAINTENANCE_PATH = '/maintenance'

/** The routes the shell owns itself; no remote can take them. */
export function shellRoutes({ shell }: Composition, guard: Guard): RouteObject[] {
  return [
    lazyPage({
      entry: { id: MAINTENANCE_ROUTE, path: MAINTENANCE_PATH },
      build: shell,
      guard,
      // A chunk of its own, named like the route.
      load: () =>
        import(/* webpackChunkName: "maintenance" */ '../maintenance/MaintenancePage').catch((error) => {
          throw new RemoteUnavailable('shell', error)
        }),
    }),
    // The account area has no page of its own; the page it leads to is guarded.
    { id: 'user', path: '/user', loader: () => redirect('/user/profile') },
    { id: NOT_FOUND_ROUTE, path: '*', handle: { hero: true }, Component: NotFoundPage },
  ]
}
