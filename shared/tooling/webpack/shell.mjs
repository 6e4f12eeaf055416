import path from 'node:path'
import webpack from 'webpack'
import { base } from './base.mjs'
import { ReleaseManifest } from './ReleaseManifest.mjs'

/** Where the shell's files are, whatever its release (shell/src/files/documentFiles.ts). */
export const shellFiles = '/remotes/shell/libraries/'

/**
 * The shell's bundles: what runs in the browser, what the render workers run, and the office, which is a site of its
 * own so that visitors load nothing of it (O-03).
 * @param {ShellBuild} build
 * @typedef {import('./base.mjs').BuildConfig} BuildConfig
 * @typedef {{ release: string, output: string, refresh?: boolean }} ShellBuild
 * @returns {[browser: BuildConfig, server: BuildConfig, office: BuildConfig]}
 */
export function shellConfigs(build) {
  return [
    shellInBrowser('browser', './src/main.browser.tsx', build),
    shellForServer(build),
    shellInBrowser('office', './src/main.office.tsx', build),
  ]
}

/**
 * @param {'browser' | 'office'} part
 * @param {string} main
 * @param {ShellBuild} build
 */
export function shellInBrowser(part, main, { release, output, refresh }) {
  const config = base({
    workspace: 'shell',
    prefix: 'shell',
    target: 'browser',
    output: path.join(output, part),
    publicPath: part === 'browser' ? shellFiles : `/remotes/shell/${release}/${part}/`,
    refresh,
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

/** @param {Pick<ShellBuild, 'output'>} build */
export function shellForServer({ output }) {
  const config = base({
    workspace: 'shell',
    prefix: 'shell',
    target: 'server',
    output: path.join(output, 'server'),
    publicPath: shellFiles,
  })
  config.entry = { shell: './src/main.server.tsx' }
  config.output.filename = 'render.cjs'
  config.output.chunkFilename = '[name].cjs'
  config.output.library = { type: 'commonjs2' }
  config.plugins.push(new ReleaseManifest({ entry: 'shell' }))
  return config
}
