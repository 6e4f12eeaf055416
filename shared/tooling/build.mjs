import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApi, buildRelease, buildShellServer } from './builds.mjs'
import { remoteWorkspaces } from './workspaces.mjs'

/** Every deployable with its build; a build does nothing when its sources are those of the last one. */
const deployables = {
  shell: async () => [...(await buildRelease('shell')), ...(await buildShellServer())],
  ...Object.fromEntries(remoteWorkspaces.map((workspace) => [workspace, () => buildRelease(workspace)])),
  api: buildApi,
}

/**
 * Builds what is stale.
 * @param {string[]} names deployables by folder; none means all of them
 */
export async function build(names = []) {
  for (const name of names.length > 0 ? names : Object.keys(deployables)) {
    const run = deployables[name]
    if (!run) throw new Error(`There is no deployable "${name}"; known are ${Object.keys(deployables).join(', ')}`)
    for (const line of await run()) console.log(line)
  }
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) {
  try {
    await build(process.argv.slice(2))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
