import { workspaceOf } from '../releases/registry'
import { webpackCli } from '../webpackCli'
import { remoteWorkspaces, standsAlone } from '../workspaces'

/**
 * npm run dev -- catalogue: develops one remote inside the running site; npm run dev: all of them, the shell and the
 * api (./developSite.ts, ./developAll.ts).
 */
export async function dev([name]: string[]) {
  if (!name && !standsAlone) {
    const { developAll } = await import('./developAll')
    return developAll()
  }
  const workspace = workspaceOf(name ?? '')
  if (!remoteWorkspaces.includes(workspace)) {
    const names = remoteWorkspaces.map((known) => known.slice('mfe-'.length))
    throw new Error(`Usage: npm run dev [-- <remote>]; remotes are ${names.join(', ')}`)
  }
  await webpackCli(workspace, 'serve')
}
