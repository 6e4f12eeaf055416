import type { RemoteRoute } from '@brightfill/shared/router'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { LiveRemote } from './composition'
import { RemoteUnavailable } from './RemoteUnavailable'

/** Makes the remotes known by address; nothing is fetched before it is needed. */
export function registerComposition(remotes: LiveRemote[]) {
  registerRemotes(remotes.map(remoteInfo))
}

function remoteInfo({ name, browser, container }: LiveRemote) {
  return { name, entry: browser.base + browser.entry, type: 'global' as const, entryGlobalName: container }
}

/**
 * One exposed module of a remote.
 * @throws RemoteUnavailable whatever went wrong; the next call tries again from the network.
 */
export async function loadExposed<Module>(remote: LiveRemote, exposed: string): Promise<Module> {
  try {
    const module = await loadRemote<Module>(`${remote.name}/${exposed}`, { from: 'runtime' })
    if (!module) throw new Error(`"${exposed}" is not exposed`)
    return module
  } catch (error) {
    // The runtime keeps what it knows of a remote; registering it anew makes Retry really fetch again.
    registerRemotes([remoteInfo(remote)], { force: true })
    throw new RemoteUnavailable(remote.name, error)
  }
}

export async function loadRoutes(remote: LiveRemote): Promise<RemoteRoute[]> {
  const { routes } = await loadExposed<{ routes: RemoteRoute[] }>(remote, 'routes')
  return routes
}
