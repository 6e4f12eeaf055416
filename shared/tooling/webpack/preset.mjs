import path from 'node:path'
import { developmentShell } from '../dev/configs.mjs'
import { developSite } from '../dev/developSite.mjs'
import { releaseFolder, releaseId } from '../releases/releaseFolders.mjs'
import { remoteWorkspaces, root } from '../workspaces.mjs'
import { CompleteRelease } from './CompleteRelease.mjs'
import { remoteConfigs } from './remote.mjs'
import { shellConfigs } from './shell.mjs'

/** @typedef {{ WEBPACK_SERVE?: boolean, development?: string }} Env what webpack-cli hands to a configuration */

/**
 * The `webpack.config.mjs` of a remote: `npx webpack` in its folder builds a release, `npx webpack serve` develops it
 * inside a running site.
 * @param {string} folder the remote's
 */
export function remote(folder) {
  const workspace = path.relative(root, folder) || '.'
  return (/** @type {Env} */ env) =>
    env.WEBPACK_SERVE ? developSite([workspace]) : releaseBuild(workspace, remoteConfigs)
}

/**
 * The `webpack.config.mjs` of the shell: `npx webpack` builds a release, `npx webpack serve` develops it with all
 * remotes inside a running site, and `npx webpack --env development=<folder>` makes the shell that remotes in
 * repositories of their own are developed with.
 */
export function shell() {
  return (/** @type {Env} */ env) => {
    if (env.WEBPACK_SERVE) return developSite(remoteWorkspaces)
    return env.development ? developmentShell(env.development) : releaseBuild('shell', shellConfigs)
  }
}

/**
 * @param {string} workspace
 * @param {typeof remoteConfigs} configs
 */
function releaseBuild(workspace, configs) {
  const release = releaseId(workspace)
  const making = releaseFolder(workspace, `.${release}.${process.pid}`)
  const complete = new CompleteRelease({ workspace, release, making })
  return configs({ workspace, release, output: making }).map((config) => ({
    ...config,
    stats: 'errors-only',
    plugins: [...config.plugins, complete],
  }))
}
