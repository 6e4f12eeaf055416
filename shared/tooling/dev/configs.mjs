import path from 'node:path'
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtract from 'mini-css-extract-plugin'
import { IntegrityOfFiles } from '../webpack/IntegrityOfFiles.mjs'
import { remoteConfig } from '../webpack/remote.mjs'
import { shellConfigs } from '../webpack/shell.mjs'
import { root } from '../workspaces.mjs'

/** Release id of what is being developed; no built release has it, ids are hashes. */
export const RELEASE = 'dev'

/**
 * The shell with React's development build, which is the one that can refresh components in place.
 * @param {string} output
 */
export function developmentShell(output) {
  const [config] = shellConfigs({ release: RELEASE, output })
  config.entry = { shell: [path.join(import.meta.dirname, 'refreshRuntime.js'), ...Object.values(config.entry).flat()] }
  return readable(config)
}

/**
 * One remote with Fast Refresh. Its files change under their names while the page is open, so they are not checked.
 * @param {string} workspace
 */
export function developmentRemote(workspace) {
  const output = path.join(root, '.cache/dev', workspace)
  const config = remoteConfig('browser', { workspace, release: RELEASE, output, refresh: true })
  config.plugins = config.plugins.filter(
    (plugin) => !(plugin instanceof IntegrityOfFiles || plugin instanceof MiniCssExtract),
  )
  // A stylesheet is replaced where it is found by its name, which must stay.
  config.plugins.push(new MiniCssExtract({ filename: '[name].css', chunkFilename: '[name].css' }))
  config.plugins.push(new ReactRefresh({ overlay: false, library: config.output.uniqueName }))
  // The shell's copy of the refresh runtime; a second one would know nothing of what is mounted.
  config.externals.push(({ request = '' }, decide) =>
    /react-refresh([\\/]runtime(\.js)?)?$/.test(request) ? decide(undefined, 'var brightfill_refresh') : decide(),
  )
  Object.assign(config.output, { filename: '[name].js', chunkFilename: '[name].js' })
  const loader = path.join(import.meta.dirname, 'acceptPage.cjs')
  config.module.rules.push({ test: /Page\.tsx$/, enforce: 'post', loader })
  return readable(config)
}

/**
 * Nothing minified, no eval: the policy of the site holds here too.
 * @param {import('../webpack/base.mjs').BuildConfig} config
 */
function readable(config) {
  Object.assign(config, { mode: 'development', devtool: 'cheap-module-source-map' })
  Object.assign(config.optimization, { minimize: false, moduleIds: 'named', chunkIds: 'named' })
  return config
}
