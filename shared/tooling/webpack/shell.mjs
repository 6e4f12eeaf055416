import path from 'node:path'
import webpack from 'webpack'
import { base } from './base.mjs'
import { ReleaseManifest } from './ReleaseManifest.mjs'

/**
 * The shell's two bundles: what runs in the browser and what the render workers run.
 * @param {{ release: string, output: string }} build
 * @returns {[browser: import('./base.mjs').BuildConfig, server: import('./base.mjs').BuildConfig]}
 */
export function shellConfigs({ release, output }) {
  const publicPath = `/remotes/shell/${release}/browser/`
  return [browserConfig(output, publicPath), serverConfig(output, publicPath)]
}

/**
 * @param {string} output
 * @param {string} publicPath
 */
function browserConfig(output, publicPath) {
  const config = base({
    workspace: 'shell',
    prefix: 'shell',
    target: 'browser',
    output: path.join(output, 'browser'),
    publicPath,
  })
  config.entry = { shell: './src/main.browser.tsx' }
  config.output.filename = '[contenthash].js'
  config.output.chunkFilename = '[contenthash].js'
  // Everything the shell provides sits in one file: a page needs all of it before it is interactive.
  config.optimization.splitChunks = { chunks: 'async' }
  config.plugins.push(new webpack.DefinePlugin(federationSwitches), new ReleaseManifest({ entry: 'shell' }))
  return config
}

// The switches that the runtime's authors offer for a host without snapshots in a browser. Their plugin sets the same.
const federationSwitches = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_DEBUG: 'false',
}

/**
 * @param {string} output
 * @param {string} publicPath
 */
function serverConfig(output, publicPath) {
  const config = base({
    workspace: 'shell',
    prefix: 'shell',
    target: 'server',
    output: path.join(output, 'server'),
    publicPath,
  })
  config.entry = { shell: './src/main.server.tsx' }
  config.output.filename = 'render.cjs'
  config.output.chunkFilename = '[name].cjs'
  config.output.library = { type: 'commonjs2' }
  config.plugins.push(new ReleaseManifest({ entry: 'shell' }))
  return config
}
