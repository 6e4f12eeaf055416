import path from 'node:path'
import webpack from 'webpack'
import { type BuildConfig, base } from './base'
import { ReleaseManifest } from './ReleaseManifest'

/** Where the shell's files are, whatever its release (shell/src/files/documentFiles.ts). */
export const shellFiles = '/remotes/shell/libraries/'

export interface ShellBuild {
  release: string
  output: string
  refresh?: boolean
}

/**
 * The shell's bundles: for the browser, for the render workers, and for the office, which is a site of its own so that
 * visitors load nothing of it (O-03).
 */
export function shellConfigs(build: ShellBuild): [browser: BuildConfig, server: BuildConfig, office: BuildConfig] {
  return [
    shellInBrowser('browser', './src/main.browser.tsx', build),
    shellForServer(build),
    shellInBrowser('office', './src/main.office.tsx', build),
  ]
}

export function shellInBrowser(part: 'browser' | 'office', main: string, { release, output, refresh }: ShellBuild) {
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

const initial = { chunks: 'initial' as const, enforce: true }

// A page needs all of the shell before it is interactive, in files that load beside each other: React, the other
// libraries, and what is ours. A release of the shell changes the third only.
const libraries = {
  react: { ...initial, name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  libraries: { ...initial, name: 'libraries', test: /[\\/]node_modules[\\/]/, priority: 1 },
}

// The runtime's own switches for a browser host without snapshots. Its plugin sets the same.
const federationSwitches = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_DEBUG: 'false',
}

export function shellForServer({ output }: Pick<ShellBuild, 'output'>) {
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
