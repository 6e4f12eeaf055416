import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { faceOf } from '../workspaces.mjs'
import { base } from './base.mjs'
import { ReleaseManifest } from './ReleaseManifest.mjs'
import { StableContainerId } from './StableContainerId.mjs'
import { StandardManifest } from './StandardManifest.mjs'
import { consumed } from './sharedUnits.mjs'

export const DEVELOPMENT_ENTRY = 'remoteEntry.js'

/** The end of the name of the container with a remote's office pages. */
const OFFICE_CONTAINER = '_office'

/** @typedef {{ workspace: string, release: string, output: string, refresh?: boolean }} ReleaseBuild */

/**
 * The builds of one release of a remote: `browser/` and `server/` below `output`, and `office/` when it has office
 * pages. Nothing that visitors load knows the last one (O-03).
 * @param {ReleaseBuild} build
 */
export function remoteConfigs(build) {
  const { office } = faceOf(build.workspace)
  return [
    remoteConfig('browser', build),
    remoteConfig('server', build),
    ...(office ? [remoteConfig('office', build)] : []),
  ]
}

/**
 * @param {'browser' | 'server' | 'office'} part
 * @param {ReleaseBuild} build
 */
export function remoteConfig(part, { workspace, release, output, refresh }) {
  const face = faceOf(workspace)
  const office = part === 'office'
  const target = part === 'server' ? 'server' : 'browser'
  const released = part === 'browser' && !refresh
  const name = containerName(face, release) + (office ? OFFICE_CONTAINER : '')
  const publicPath = `/remotes/${face.name}/${release}/${office ? 'office' : 'browser'}/`
  const config = base({ workspace, prefix: face.name, target, output: path.join(output, part), publicPath, refresh })
  config.output.chunkFilename = target === 'browser' ? '[contenthash].js' : '[name].cjs'
  // Two releases of one remote can live in one open tab's memory; their chunk tables must not meet.
  config.output.uniqueName = name
  config.plugins.push(
    new ModuleFederationPlugin({
      name,
      exposes: office ? { './office': { import: face.office?.module ?? '', name: 'office' } } : exposes(face),
      shared: consumed(face.contract, office),
      shareStrategy: 'loaded-first',
      remoteType: 'script',
      dts: false,
      manifest: released,
      bridge: { enableBridgeRouter: false },
      ...container(target, name, refresh),
    }),
    new StableContainerId(),
    ...(released ? [new StandardManifest()] : []),
    new ReleaseManifest({ entry: name }),
  )
  return config
}

/**
 * @param {'browser' | 'server'} target
 * @param {string} name
 * @param {boolean | undefined} refresh
 * @returns {Partial<ConstructorParameters<typeof ModuleFederationPlugin>[0]>}
 */
function container(target, name, refresh) {
  if (target === 'server') {
    const experiments = { optimization: { target: /** @type {const} */ ('node') } }
    return { filename: 'remoteEntry.cjs', library: { type: 'commonjs2' }, experiments }
  }
  return {
    // While it is developed it changes under one name, which documents know beforehand.
    filename: refresh ? DEVELOPMENT_ENTRY : 'remoteEntry.[contenthash].js',
    library: { type: 'global', name },
    // The shell provides the core of the runtime (shell/src/federation/browserFederation.ts).
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
  }
}

/**
 * Chunk names are the names the shell preloads by: `routes`, and each lent component.
 * @param {import('../workspaces.mjs').Face} face
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
