import type { RemoteRoute } from '@brightfill/shared/router'
import {
  init,
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin'
import type { LiveRemote } from '../composition/composition'
import { lentChunk } from '../composition/leftOutFiles'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { learnFiles } from '../files/learnFiles'
import { patiently } from '../files/patiently'
import { shareScope } from './providedToRemotes'

/**
 * Lets Retry fetch a unit of the shell again. The runtime (2.9.3) keeps a failed attempt for good, so this resets the
 * unit. It can go when the runtime forgets failed attempts itself.
 */
const forgetFailedShare: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-share',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const [version, shared] of Object.entries(scope[pkgName] ?? {})) {
        if (!shared.loaded) Object.assign(scope[pkgName] ?? {}, { [version]: { ...shared, loading: undefined } })
      }
    }
  },
}

/** The container that the entry of a remote creates. */
export interface Container {
  init: (...shared: unknown[]) => void | Promise<void>
  get: (exposed: string) => () => Promise<unknown>
}

/**
 * Starts the federation runtime; once per process.
 * @param loadEntry loads the container of a remote: from a script in the browser, from a file on the server
 */
export function startFederation(
  loadEntry: (remote: { name: string; entry: string; entryGlobalName: string }) => Promise<Container>,
) {
  registerGlobalPlugins([forgetFailedShare]) // containers load their units through instances of their own
  init({
    name: 'brightfill_shell',
    remotes: [],
    shared: shareScope,
    shareStrategy: 'loaded-first',
    // Browser builds of remotes use the runtime core from here instead of their own copy (`externalRuntime`).
    plugins: [{ name: 'entries', loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo) }, provideRuntime()],
  })
}

/** The module with the routes of a remote, and its chunk. */
const ROUTES = 'routes'

const registered = new Set<LiveRemote>()
/** Remotes whose next load begins with their entry. */
const outdated = new Set<LiveRemote>()

/**
 * Loads something of a remote.
 * @throws RemoteUnavailable on any failure; the next call fetches again
 */
export async function loadFrom<Result>(remote: LiveRemote, attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await patiently(remote, attempt)
  } catch (error) {
    // On the server webpack never retries a chunk that it could not read; in the browser it fetches the chunk again.
    if (typeof window === 'undefined') outdated.add(remote)
    throw new RemoteUnavailable(remote.name, error)
  }
}

/** Loads one exposed module of a remote. Nothing of the remote is fetched before it is needed. */
export const loadExposed = <Module>(remote: LiveRemote, exposed: string) =>
  loadFrom(remote, () => loadOnce<Module>(remote, exposed))

async function loadOnce<Module>(remote: LiveRemote, exposed: string): Promise<Module> {
  await learnFiles(remote, exposed === ROUTES ? ROUTES : lentChunk(exposed))
  const { name, base, files, container } = remote
  const force = outdated.delete(remote)
  if (force || !registered.has(remote)) {
    registerRemotes([{ name, entry: base + files.entry, type: 'global', entryGlobalName: container }], { force })
    registered.add(remote)
  }
  const module = await loadRemote<Module>(`${name}/${exposed}`, { from: 'runtime' })
  if (!module) throw new Error(`"${exposed}" is not exposed`)
  return module
}

export async function loadRoutes(remote: LiveRemote): Promise<RemoteRoute[]> {
  const { routes } = await loadExposed<{ routes: RemoteRoute[] }>(remote, ROUTES)
  return routes
}
