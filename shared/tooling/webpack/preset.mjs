import path from 'node:path'
import { developmentShell } from '../dev/configs.mjs'
import { developRemote } from '../dev/developRemote.mjs'
import { releaseFolder, releaseId } from '../releases/releaseFolders.mjs'
import { root } from '../workspaces.mjs'
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
    env.WEBPACK_SERVE ? developRemote(workspace) : releaseBuild(workspace, remoteConfigs)
}

/**
 * The `webpack.config.mjs` of the shell: `npx webpack` builds a release, `npx webpack --env development=<folder>` what
 * `serve` shows.
 */
export function shell() {
  return (/** @type {Env} */ env) =>
    env.development ? developmentShell(env.development) : releaseBuild('shell', shellConfigs)
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
