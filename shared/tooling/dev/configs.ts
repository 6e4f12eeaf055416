import path from 'node:path'
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtract from 'mini-css-extract-plugin'
import type { BuildConfig } from '../webpack/base'
import { IntegrityOfFiles } from '../webpack/IntegrityOfFiles'
import { remoteConfig } from '../webpack/remote'
import { type ShellBuild, shellForServer, shellInBrowser } from '../webpack/shell'
import { root } from '../workspaces'

/** Release id during development; no built release has it, because ids are hashes. */
export const RELEASE = 'dev'

const runtime = path.join(import.meta.dirname, 'refreshRuntime.js')

/** The folder for the builds of a workspace. */
export const outputOf = (workspace: string) => path.join(root, '.cache/dev', workspace)

/**
 * The shell with React's development build, which is the one that can refresh components in place, for repositories
 * that hold nothing of the shell: for browsers, and to render pages as the server does.
 */
export function developmentShell(output: string) {
  return [readable(shell({ release: RELEASE, output })), renderingShell(output)]
}

/** The shell with Fast Refresh: its own parts, and the units that it provides to remotes. */
export function refreshedShell() {
  return refreshed(shell({ release: RELEASE, output: outputOf('shell'), refresh: true }))
}

/** The part of the shell that renders pages on the server. */
export function renderingShell(output = outputOf('shell')) {
  return readable(shellForServer({ output }))
}

/** The server's build of one remote. */
export function remoteOnServer(workspace: string) {
  return readable(remoteConfig('server', { workspace, release: RELEASE, output: outputOf(workspace) }))
}

/** One remote with Fast Refresh. */
export function refreshedRemote(workspace: string) {
  const config = refreshed(
    remoteConfig('browser', { workspace, release: RELEASE, output: outputOf(workspace), refresh: true }),
  )
  // The shell's copy of the refresh runtime; a second one would not know the mounted components.
  config.externals.push(({ request = '' }, decide) =>
    /react-refresh([\\/]runtime(\.js)?)?$/.test(request) ? decide(undefined, 'var brightfill_refresh') : decide(),
  )
  const loader = path.join(import.meta.dirname, 'acceptPage.cjs')
  config.module.rules.push({ test: /Page\.tsx$/, enforce: 'post', loader })
  return config
}

function shell(build: ShellBuild) {
  const config = shellInBrowser('browser', './src/main.development.tsx', build)
  return { ...config, entry: { shell: [runtime, ...Object.values(config.entry).flat()] } }
}

/** Fast Refresh, and files that change under their names. */
function refreshed(config: BuildConfig) {
  config.plugins = config.plugins.filter((plugin) => !(plugin instanceof MiniCssExtract))
  // A stylesheet is replaced by its name, which must stay. No sheet depends on the order of two.
  config.plugins.push(new MiniCssExtract({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }))
  config.plugins.push(new ReactRefresh({ overlay: false, library: config.output.uniqueName }))
  Object.assign(config.output, { filename: '[name].js', chunkFilename: '[name].js' })
  return readable(config)
}

/**
 * Nothing minified, no eval: the policy of the site holds here too. Files are not checked, because they change while
 * the page is open.
 */
function readable(config: BuildConfig) {
  Object.assign(config, { mode: 'development', devtool: 'cheap-module-source-map' })
  config.plugins = config.plugins.filter((plugin) => !(plugin instanceof IntegrityOfFiles))
  Object.assign(config.optimization, { minimize: false, moduleIds: 'named', chunkIds: 'named' })
  return config
}
