import type { RouteObject } from '@brightfill/shared/router'
import type { Composition, LiveRemote, RouteEntry } from '../composition/composition'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { loadFrom, loadRoutes } from '../federation/federation'
import { requestFiles } from '../files/requestFiles'
import type { Guard } from '../session/guard'
import { lazyPage } from './lazyPage'

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
    return loadFrom(remote, route.lazy)
  }
  return lazyPage({ entry, build: remote, guard, load })
}
