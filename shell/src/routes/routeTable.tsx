import { RouteError } from '@brightfill/shared/page'
import type { RouteObject } from '@brightfill/shared/router'
import type { Composition, LiveRemote, RouteEntry } from '../composition/composition'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { loadFrom, loadRoutes } from '../federation/federation'
import { learnFilesOf } from '../files/learnFiles'
import { requestFiles } from '../files/requestFiles'
import { FrameLayout } from '../frame/FrameLayout'
import { loadSite } from '../frame/loadSite'
import type { Guard } from '../session/guard'
import { lazyPage } from './lazyPage'
import { notFoundRoute, shellRoutes } from './shellRoutes'

export const ROOT_ROUTE = 'root'

/**
 * The route table of a composition, the same on the server and in the browser: every route that the `remote.json` files
 * declare, with its code not yet loaded. The root has no path; with one, a home page from a remote would stay empty.
 */
export function routeTable(composition: Composition, guard: Guard): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE,
      element: <FrameLayout />,
      // For an error that no page's own boundary caught.
      errorElement: (
        <FrameLayout>
          <RouteError />
        </FrameLayout>
      ),
      loader: ({ request }) => loadSite(request.signal),
      shouldRevalidate: () => false,
      children: withoutDoubles([
        ...shellRoutes(composition, guard),
        ...composition.remotes.flatMap((remote) =>
          remote.routes.map((entry) => remotePage(entry, remote, { composition, guard })),
        ),
        notFoundRoute,
      ]),
    },
  ]
}

/**
 * Drops routes with a duplicate id; the first route keeps the id. The router would stop the whole site for the mistake
 * of one remote.
 */
function withoutDoubles(routes: RouteObject[]): RouteObject[] {
  const taken = new Set<string | undefined>([ROOT_ROUTE])
  return routes.filter(({ id }) => !taken.has(id) && taken.add(id))
}

/** The router's route for a page of a remote. Every failure to load its code becomes a RemoteUnavailable. */
function remotePage(
  entry: RouteEntry,
  remote: LiveRemote,
  { composition, guard }: { composition: Composition; guard: Guard },
): RouteObject {
  async function load() {
    await loadFrom(remote, () => learnFilesOf(composition, { entry, build: remote }))
    requestFiles(composition, { entry, build: remote })
    const route = (await loadRoutes(remote)).find(({ id }) => id === entry.id)
    if (!route) throw new RemoteUnavailable(remote.name, new Error(`It exposes no route "${entry.id}"`))
    return loadFrom(remote, route.lazy)
  }
  return lazyPage({ entry, build: remote, guard, load })
}
