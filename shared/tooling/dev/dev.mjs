import { command } from '../command.mjs'
import { workspaceOf } from '../releases/registry.mjs'
import { webpackCli } from '../webpackCli.mjs'
import { remoteWorkspaces } from '../workspaces.mjs'

// npm run dev -- catalogue: develops one remote inside the running site (./developRemote.mjs).

await command(async ([name = '']) => {
  const workspace = workspaceOf(name)
  if (!remoteWorkspaces.includes(workspace)) {
    const names = remoteWorkspaces.map((known) => known.slice('mfe-'.length))
    throw new Error(`Usage: npm run dev -- <remote>; remotes are ${names.join(', ')}`)
  }
  await webpackCli(workspace, 'serve')
})
