import type { RemoteRoute } from '@brightfill/shared/router'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { LiveRemote } from './composition'
import { RemoteUnavailable } from './RemoteUnavailable'
import { remoteFiles } from './remoteFiles'
import { twice } from './twice'

/**
 * One exposed module of a remote; nothing of the remote is fetched before it is needed.
 * @throws RemoteUnavailable whatever went wrong; the next call tries again from the network.
 */
export async function loadExposed<Module>(remote: LiveRemote, exposed: string): Promise<Module> {
  try {
    return await twice(() => loadOnce<Module>(remote, exposed))
  } catch (error) {
    throw new RemoteUnavailable(remote.name, error)
  }
}

const registered = new Set<LiveRemote>()

async function loadOnce<Module>(remote: LiveRemote, exposed: string): Promise<Module> {
  const { entry } = await remoteFiles(remote)
  if (!registered.has(remote)) {
    // The runtime keeps what it knows of a remote, a failure too; registering it anew makes a retry really fetch again.
    registerRemotes([{ name: remote.name, entry: remote.base + entry, type: 'global', entryGlobalName: remote.container }], { force: true })
    registered.add(remote)
  }
  try {
    const module = await loadRemote<Module>(`${remote.name}/${exposed}`, { from: 'runtime' })
    if (!module) throw new Error(`"${exposed}" is not exposed`)
    return module
  } catch (error) {
    registered.delete(remote)
    throw error
  }
}

export async function loadRoutes(remote: LiveRemote): Promise<RemoteRoute[]> {
  const { routes } = await loadExposed<{ routes: RemoteRoute[] }>(remote, 'routes')
  return routes
}
