import { remoteWorkspaces } from '../workspaces.mjs'
import { packRelease } from './pack.mjs'
import { deployableOf } from './registry.mjs'
import { builtRelease } from './releaseFolders.mjs'

/**
 * Publishes what this checkout built and makes what is new live, all at once. A release the registry knows already
 * leaves what is live alone: somebody may have rolled it back.
 * @param {import('./registry.mjs').Registry} registry
 * @returns {Promise<string[]>} lines to print
 */
export async function publishBuilt(registry) {
  const built = ['shell', ...remoteWorkspaces].map((workspace) => ({
    workspace,
    name: deployableOf(workspace),
    ...builtRelease(workspace),
  }))
  const { data } = await registry.list()
  const known = (/** @type {{ name: string, release: string }} */ { name, release }) =>
    data.find((row) => row.name === name && row.release === release)
  const unknown = built.filter((release) => !known(release))
  for (const { folder } of unknown) await registry.publish(await packRelease(folder))
  const firstTime = data.every(({ state }) => state !== 'live')
  const wanted = firstTime ? built : unknown
  if (wanted.length > 0) await registry.activate(Object.fromEntries(wanted.map(({ name, release }) => [name, release])))
  const notLive = built.filter((release) => !wanted.includes(release) && known(release)?.state !== 'live')
  return [
    ...wanted.map(({ name, release }) => `${name}: ${release} is live`),
    ...notLive.map(
      ({ workspace, name, release }) =>
        `${name}: this checkout's ${release} was published before and is not live; npm run activate -- ${workspace} ${release}`,
    ),
  ]
}
