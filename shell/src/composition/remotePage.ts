import type { RouteObject } from '@brightfill/shared/router'
import type { Guard } from '../session/guard'
import type { Composition, LiveRemote, RouteEntry } from './composition'
import { loadRoutes, startAnew } from './federation'
import { lazyPage } from './lazyPage'
import { patiently } from './patiently'
import { RemoteUnavailable } from './RemoteUnavailable'
import { requestFiles } from './requestFiles'

/** The router's route for a page of a remote. Every failure to load its code becomes a RemoteUnavailable. */
export function remotePage(
  entry: RouteEntry,
  remote: LiveRemote,
  { composition, guard }: { composition: Composition; guard: Guard },
): RouteObject {
  async function load() {
    requestFiles(composition, { entry, build: remote })
    const route = (await loadRoutes(remote)).find(({ id }) => id === entry.id)
    if (!route) throw new RemoteUnavailable(remote.name, new Error(`It exposes no route "${entry.id}"`))
    try {
      return await patiently(remote, route.lazy)
    } catch (error) {
      startAnew(remote)
      throw new RemoteUnavailable(remote.name, error)
    }
  }
  return lazyPage({ entry, build: remote, guard, load })
}
