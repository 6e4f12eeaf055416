import path from 'node:path'
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtract from 'mini-css-extract-plugin'
import { IntegrityOfFiles } from '../webpack/IntegrityOfFiles.mjs'
import { remoteConfig } from '../webpack/remote.mjs'
import { shellForServer, shellInBrowser } from '../webpack/shell.mjs'
import { root } from '../workspaces.mjs'

/** @typedef {import('../webpack/base.mjs').BuildConfig} BuildConfig */

/** Release id of what is being developed; no built release has it, ids are hashes. */
export const RELEASE = 'dev'

const runtime = path.join(import.meta.dirname, 'refreshRuntime.js')

/** The folder of what is built of a workspace. */
export const outputOf = (/** @type {string} */ workspace) => path.join(root, '.cache/dev', workspace)

/**
 * The shell with React's development build, which is the one that can refresh components in place, for repositories
 * that hold nothing of the shell: for browsers, and to render pages as the server does.
 * @param {string} output
 */
export function developmentShell(output) {
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

/**
 * The server's build of one remote.
 * @param {string} workspace
 */
export function remoteOnServer(workspace) {
  return readable(remoteConfig('server', { workspace, release: RELEASE, output: outputOf(workspace) }))
}

/**
 * One remote with Fast Refresh.
 * @param {string} workspace
 */
export function refreshedRemote(workspace) {
  const config = refreshed(
    remoteConfig('browser', { workspace, release: RELEASE, output: outputOf(workspace), refresh: true }),
  )
  // The shell's copy of the refresh runtime; a second one would know nothing of what is mounted.
  config.externals.push(({ request = '' }, decide) =>
    /react-refresh([\\/]runtime(\.js)?)?$/.test(request) ? decide(undefined, 'var brightfill_refresh') : decide(),
  )
  const loader = path.join(import.meta.dirname, 'acceptPage.cjs')
  config.module.rules.push({ test: /Page\.tsx$/, enforce: 'post', loader })
  return config
}

/** @param {import('../webpack/shell.mjs').ShellBuild} build */
function shell(build) {
  const config = shellInBrowser('browser', './src/main.development.tsx', build)
  return { ...config, entry: { shell: [runtime, ...Object.values(config.entry).flat()] } }
}

/**
 * Fast Refresh, and files that change under their names.
 * @param {BuildConfig} config
 */
function refreshed(config) {
  config.plugins = config.plugins.filter((plugin) => !(plugin instanceof MiniCssExtract))
  // A stylesheet is replaced where it is found by its name, which must stay. No sheet leans on the order of two.
  config.plugins.push(new MiniCssExtract({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }))
  config.plugins.push(new ReactRefresh({ overlay: false, library: config.output.uniqueName }))
  Object.assign(config.output, { filename: '[name].js', chunkFilename: '[name].js' })
  return readable(config)
}

/**
 * Nothing minified, no eval: the policy of the site holds here too. Files are not checked, because they change while
 * the page is open.
 * @param {BuildConfig} config
 */
function readable(config) {
  Object.assign(config, { mode: 'development', devtool: 'cheap-module-source-map' })
  config.plugins = config.plugins.filter((plugin) => !(plugin instanceof IntegrityOfFiles))
  Object.assign(config.optimization, { minimize: false, moduleIds: 'named', chunkIds: 'named' })
  return config
}
