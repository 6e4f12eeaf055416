import { publishReleases } from '@brightfill/shared/publishReleases'
import type { Registry } from '@brightfill/shared/registry'
import { remoteWorkspaces } from '../workspaces'
import { packRelease } from './pack'
import { deployableOf } from './registry'
import { builtRelease } from './releaseFolders'

/** The last builds of this checkout. */
export function builtReleases() {
  return ['shell', ...remoteWorkspaces].map((workspace) => ({
    workspace,
    name: deployableOf(workspace),
    ...builtRelease(workspace),
  }))
}

/**
 * Publishes this checkout's builds and makes new ones live.
 * @returns lines to print
 */
export async function publishBuilt(registry: Registry, env: NodeJS.ProcessEnv): Promise<string[]> {
  const { live, notLive } = await publishReleases(registry, builtReleases(), ({ folder }) => packRelease(folder, env))
  return [
    ...live.map(({ name, release }) => `${name}: ${release} is live`),
    ...notLive.map(
      ({ workspace, name, release }) =>
        `${name}: this checkout's ${release} is already published, but not live; npm run activate -- ${workspace} ${release}`,
    ),
  ]
}
