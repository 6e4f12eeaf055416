import { publishReleases } from '@brightfill/shared/publishReleases'
import { remoteWorkspaces } from '../workspaces.mjs'
import { packRelease } from './pack.mjs'
import { deployableOf } from './registry.mjs'
import { builtRelease } from './releaseFolders.mjs'

/** The last builds of this checkout. */
export function builtReleases() {
  return ['shell', ...remoteWorkspaces].map((workspace) => ({
    workspace,
    name: deployableOf(workspace),
    ...builtRelease(workspace),
  }))
}

/**
 * Publishes what this checkout built and makes what is new live.
 * @param {import('@brightfill/shared/registry').Registry} registry
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} lines to print
 */
export async function publishBuilt(registry, env) {
  const { live, notLive } = await publishReleases(registry, builtReleases(), ({ folder }) => packRelease(folder, env))
  return [
    ...live.map(({ name, release }) => `${name}: ${release} is live`),
    ...notLive.map(
      ({ workspace, name, release }) =>
        `${name}: this checkout's ${release} was published before and is not live; npm run activate -- ${workspace} ${release}`,
    ),
  ]
}
