import path from 'node:path'
import { developmentShell } from '../dev/configs'
import { developSite } from '../dev/developSite'
import { releaseFolder, releaseId } from '../releases/releaseFolders'
import { remoteWorkspaces, root } from '../workspaces'
import { CompleteRelease } from './CompleteRelease'
import { remoteConfigs } from './remote'
import { shellConfigs } from './shell'

/** The options that webpack-cli hands to a configuration */
interface Env {
  WEBPACK_SERVE?: boolean
  development?: string
}

/**
 * The `webpack.config.mjs` of a remote: `npx webpack` in its folder builds a release, `npx webpack serve` develops it
 * inside a running site.
 * @param folder the remote's
 */
export function remote(folder: string) {
  const workspace = path.relative(root, folder) || '.'
  return (env: Env) => (env.WEBPACK_SERVE ? developSite([workspace]) : releaseBuild(workspace, remoteConfigs))
}

/**
 * The `webpack.config.mjs` of the shell: `npx webpack` builds a release, `npx webpack serve` develops it with all
 * remotes inside a running site, and `npx webpack --env development=<folder>` makes the shell that remotes in
 * repositories of their own are developed with.
 */
export function shell() {
  return (env: Env) => {
    if (env.WEBPACK_SERVE) return developSite(remoteWorkspaces)
    return env.development ? developmentShell(env.development) : releaseBuild('shell', shellConfigs)
  }
}

function releaseBuild(workspace: string, configs: typeof remoteConfigs) {
  const release = releaseId(workspace)
  const making = releaseFolder(workspace, `.${release}.${process.pid}`)
  const complete = new CompleteRelease({ workspace, release, making })
  return configs({ workspace, release, output: making }).map((config) => ({
    ...config,
    stats: 'errors-only',
    plugins: [...config.plugins, complete],
  }))
}
