import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { root } from '../workspaces.mjs'
import { base } from './base.mjs'
import { ReleaseManifest } from './ReleaseManifest.mjs'
import { StableContainerId } from './StableContainerId.mjs'
import { consumed } from './sharedUnits.mjs'

const require = createRequire(import.meta.url)

/**
 * @typedef {{ name: string, contract: string, lends?: Record<string, string> }} Face what of `remote.json` is read here
 * @typedef {{ workspace: string, release: string, output: string, refresh?: boolean }} ReleaseBuild
 */

/**
 * The two builds of one release of a remote: `browser/` and `server/` below `output`.
 * @param {ReleaseBuild} build
 */
export function remoteConfigs(build) {
  return [remoteConfig('browser', build), remoteConfig('server', build)]
}

/**
 * @param {'browser' | 'server'} target
 * @param {ReleaseBuild} build
 */
export function remoteConfig(target, { workspace, release, output, refresh }) {
  /** @type {Face} */
  const face = require(path.join(root, workspace, 'remote.json'))
  const name = containerName(face, release)
  const publicPath = `/remotes/${face.name}/${release}/browser/`
  const config = base({ workspace, prefix: face.name, target, output: path.join(output, target), publicPath, refresh })
  config.output.chunkFilename = target === 'browser' ? '[contenthash].js' : '[name].cjs'
  // Two releases of one remote can live in one open tab's memory; their chunk tables must not meet.
  config.output.uniqueName = name
  config.plugins.push(
    new ModuleFederationPlugin({
      name,
      exposes: exposes(face),
      shared: consumed(face.contract),
      shareStrategy: 'loaded-first',
      remoteType: 'script',
      dts: false,
      manifest: false,
      bridge: { enableBridgeRouter: false },
      ...container(target, name),
    }),
    new StableContainerId(),
    new ReleaseManifest({ entry: name }),
  )
  return config
}

/**
 * @param {'browser' | 'server'} target
 * @param {string} name
 * @returns {Partial<ConstructorParameters<typeof ModuleFederationPlugin>[0]>}
 */
function container(target, name) {
  if (target === 'server') {
    const experiments = { optimization: { target: /** @type {const} */ ('node') } }
    return { filename: 'remoteEntry.cjs', library: { type: 'commonjs2' }, experiments }
  }
  return {
    filename: 'remoteEntry.[contenthash].js',
    library: { type: 'global', name },
    // The shell provides the core of the runtime (shell/src/composition/browserFederation.ts).
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
  }
}

/**
 * Chunk names are the names the shell preloads by: `routes`, and each lent component.
 * @param {Face} face
 */
function exposes(face) {
  const lent = Object.entries(face.lends ?? {}).map(([name, file]) => [
    `./${name}`,
    { import: file, name: `lent-${name}` },
  ])
  return { './routes': { import: './src/routes.ts', name: 'routes' }, ...Object.fromEntries(lent) }
}

/**
 * Unique per release, so that a tab may hold the container it started with and the next one.
 * @param {{ name: string }} face
 * @param {string} release
 */
export function containerName(face, release) {
  return `brightfill_${face.name}_${release}`
}
