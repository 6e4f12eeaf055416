import { workspaceOf } from '../releases/registry.mjs'
import { webpackCli } from '../webpackCli.mjs'
import { remoteWorkspaces, standsAlone } from '../workspaces.mjs'

/**
 * npm run dev -- catalogue: develops one remote inside the running site; npm run dev: all of them, the shell and the
 * api (./developSite.mjs, ./developAll.mjs).
 * @param {string[]} words
 */
export async function dev([name]) {
  if (!name && !standsAlone) {
    const { developAll } = await import('./developAll.mjs')
    return developAll()
  }
  const workspace = workspaceOf(name ?? '')
  if (!remoteWorkspaces.includes(workspace)) {
    const names = remoteWorkspaces.map((known) => known.slice('mfe-'.length))
    throw new Error(`Usage: npm run dev [-- <remote>]; remotes are ${names.join(', ')}`)
  }
  await webpackCli(workspace, 'serve')
}
