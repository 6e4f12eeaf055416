import { existsSync } from 'node:fs'
import path from 'node:path'
import { currentRelease } from '../builds.mjs'
import { root } from '../workspaces.mjs'

/**
 * The release this checkout's last build of a workspace made.
 * @throws Error when it was never built
 */
export function builtRelease(workspace) {
  const dist = path.join(root, workspace, 'dist')
  const release = currentRelease(dist)
  const folder = path.join(dist, release ?? '.')
  if (!release || !existsSync(path.join(folder, 'release.json')))
    throw new Error(`${workspace} has not been built: npm run build -- ${workspace}`)
  return { release, folder }
}
