import { type Page, type RouteObject, redirect } from '@brightfill/shared/router'
import type { Composition, LiveRelease, RouteEntry } from '../composition/composition'
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
    ownPage(
      shell,
      guard,
      { id: MAINTENANCE_ROUTE, path: MAINTENANCE_PATH },
      () => import(/* webpackChunkName: "maintenance" */ '../maintenance/MaintenancePage'),
    ),
    // The account area has no page of its own; the target of the redirect is guarded.
    { id: 'user', path: '/user', loader: () => redirect('/user/profile') },
    { id: NOT_FOUND_ROUTE, path: '*', handle: { hero: true }, element: <NotFoundPage /> },
  ]
}

/** A page of the shell in its own chunk, which has the name of the route. */
function ownPage(build: LiveRelease, guard: Guard, entry: RouteEntry, load: () => Promise<Page>): RouteObject {
  return lazyPage({
    entry,
    build,
    guard,
    load: () =>
      load().catch((error) => {
        throw new RemoteUnavailable('shell', error)
      }),
  })
}
