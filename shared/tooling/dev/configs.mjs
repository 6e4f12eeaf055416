import path from 'node:path'
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin'
import { IntegrityOfFiles } from '../webpack/IntegrityOfFiles.mjs'
import { remoteConfigs } from '../webpack/remote.mjs'
import { shellConfigs } from '../webpack/shell.mjs'
import { root } from '../workspaces.mjs'

/** Release id of what is being developed; no built release has it, ids are hashes. */
export const RELEASE = 'dev'

/** The shell with React's development build, which is the one that can refresh components in place. */
export function developmentShell(output) {
  const [config] = shellConfigs({ release: RELEASE, output })
  config.entry = { shell: [path.join(import.meta.dirname, 'refreshRuntime.js'), ...[config.entry.shell].flat()] }
  return readable(config)
}

/** One remote with Fast Refresh. Its files change under their names while the page is open, so only its manifest is not checked. */
export function developmentRemote(workspace) {
  const [config] = remoteConfigs({ workspace, release: RELEASE, output: path.join(root, '.cache/dev', workspace) })
  config.plugins = config.plugins.filter((plugin) => !(plugin instanceof IntegrityOfFiles))
  config.plugins.push(new ReactRefresh({ overlay: false, library: config.output.uniqueName }))
  config.externals.push(refreshOfTheShell)
  Object.assign(config.output, { filename: '[name].js', chunkFilename: '[name].js' })
  const scripts = config.module.rules.find(({ use }) => [use].flat().some(({ loader }) => loader === 'swc-loader'))
  scripts.use.options.jsc.transform.react = { runtime: 'automatic', development: true, refresh: true }
  config.module.rules.push({
    test: /Page\.tsx$/,
    enforce: 'post',
    loader: path.join(import.meta.dirname, 'acceptPage.cjs'),
  })
  return readable(config)
}

function refreshOfTheShell({ request }, decide) {
  if (/react-refresh([\\/]runtime(\.js)?)?$/.test(request)) decide(null, 'var brightfill_refresh')
  else decide()
}

/** Nothing minified, no eval: the policy of the site holds here too. */
function readable(config) {
  Object.assign(config, { mode: 'development', devtool: 'cheap-module-source-map' })
  Object.assign(config.optimization, { minimize: false, moduleIds: 'named', chunkIds: 'named' })
  return config
}
