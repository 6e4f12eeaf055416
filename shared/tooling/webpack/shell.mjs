import path from 'node:path'
import webpack from 'webpack'
import { base } from './base.mjs'
import { ReleaseManifest } from './ReleaseManifest.mjs'

/**
 * The shell's bundles: what runs in the browser, what the render workers run, and the office, which is a site of its
 * own so that visitors load nothing of it (O-03).
 * @param {{ release: string, output: string }} build
 * @typedef {import('./base.mjs').BuildConfig} BuildConfig
 * @returns {[browser: BuildConfig, server: BuildConfig, office: BuildConfig]}
 */
export function shellConfigs({ release, output }) {
  const base = `/remotes/shell/${release}`
  return [
    browserConfig('browser', { output, publicPath: `${base}/browser/`, main: './src/main.browser.tsx' }),
    serverConfig(output, `${base}/browser/`),
    browserConfig('office', { output, publicPath: `${base}/office/`, main: './src/main.office.tsx' }),
  ]
}

/**
 * @param {'browser' | 'office'} part
 * @param {{ output: string, publicPath: string, main: string }} build
 */
function browserConfig(part, { output, publicPath, main }) {
  const config = base({
    workspace: 'shell',
    prefix: 'shell',
    target: 'browser',
    output: path.join(output, part),
    publicPath,
  })
  config.entry = { shell: main }
  config.output.filename = '[contenthash].js'
  config.output.chunkFilename = '[contenthash].js'
  config.optimization.splitChunks = { chunks: 'async', cacheGroups: libraries }
  config.plugins.push(new webpack.DefinePlugin(federationSwitches), new ReleaseManifest({ entry: 'shell' }))
  return config
}

const initial = { chunks: /** @type {const} */ ('initial'), enforce: true }

// A page needs all of the shell before it is interactive, in files that load beside each other: React, the other
// libraries, and what is ours. A release of the shell changes the third only.
const libraries = {
  react: { ...initial, name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  libraries: { ...initial, name: 'libraries', test: /[\\/]node_modules[\\/]/, priority: 1 },
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
