import type {} from '@module-federation/enhanced/runtime'
import type { Composition, LiveRemote } from '../composition/composition'

/**
 * Tells the federation devtools of browsers what makes this page. They read it from the runtime's own global, which the
 * runtime fills by the manifests that a host asks for; the shell asks for none, because it has the composition.
 */
export function tellDevtools({ shell, remotes }: Composition) {
  const remotesInfo = Object.fromEntries(remotes.map((remote) => [remote.name, { matchedVersion: entryOf(remote) }]))
  const host = { version: shell.release, publicPath: shell.base, remoteEntry: shell.files.entry, remotesInfo }
  const told = remotes.map((remote) => {
    const modules = ['routes', ...remote.lends].map((name) => ({ moduleName: name, modulePath: `./${name}` }))
    const { base: publicPath, container: globalName, release: version } = remote
    const entry = { version, publicPath, globalName, remoteEntry: remote.files.entry, remoteEntryType: 'global' }
    return [`${remote.name}:${entryOf(remote)}`, { ...entry, modules, remotesInfo: {}, shared: [] }]
  })
  const moduleInfo = { brightfill_shell: { ...host, modules: [], shared: [] }, ...Object.fromEntries(told) }
  Object.assign(globalThis.__FEDERATION__.moduleInfo, moduleInfo)
}

function entryOf({ base, files }: LiveRemote): string {
  return new URL(base + files.entry, window.location.origin).href
}
