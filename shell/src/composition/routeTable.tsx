import { matchPath, type RouteObject } from '@brightfill/shared/router'
import type { Guard } from '../session/guard'
import { loadSite } from '../site/loadSite'
import { NotFoundPage } from '../site/NotFoundPage'
import { SiteFrame } from '../site/SiteFrame'
import { SiteFrameError } from '../site/SiteFrameError'
import type { Composition } from './composition'
import { remotePage } from './remotePage'

export const ROOT_ROUTE = 'root'
export const NOT_FOUND_ROUTE = 'not-found'

/**
 * The route table of a composition, the same on the server and in the browser: every route that its remotes' `remote.json` name, their
 * code still unloaded. The root has no path (with one, a home page served by a remote stays empty).
 */
export function routeTable({ remotes }: Composition, guard: Guard): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE,
      Component: SiteFrame,
      ErrorBoundary: SiteFrameError,
      loader: loadSite,
      shouldRevalidate: () => false,
      children: [
        ...remotes.flatMap((remote) => remote.routes.map((entry) => remotePage(entry, remote, guard))),
        { id: NOT_FOUND_ROUTE, path: '*', handle: { hero: true }, Component: NotFoundPage },
      ],
    },
  ]
}

/** Whether some route of the composition takes this address. */
export function isRouted({ remotes }: Composition, pathname: string): boolean {
  return remotes.some(({ routes }) => routes.some(({ path }) => matchPath(path, pathname)))
}
