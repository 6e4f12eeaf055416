import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { base, root } from './base.mjs'
import { ReleaseManifest } from './ReleaseManifest.mjs'
import { StableContainerId } from './StableContainerId.mjs'
import { consumed } from './sharedUnits.mjs'

const require = createRequire(import.meta.url)

/**
 * The two builds of one release of a remote: `browser/` and `server/` below `output`.
 * @param {{ workspace: string, release: string, output: string }} build
 */
export function remoteConfigs({ workspace, release, output }) {
  const face = require(path.join(root, workspace, 'remote.json'))
  return [browserConfig(face, { workspace, release, output }), serverConfig(face, { workspace, release, output })]
}

function browserConfig(face, { workspace, release, output }) {
  const config = base({
    workspace,
    prefix: face.name,
    target: 'browser',
    output: path.join(output, 'browser'),
    publicPath: `/remotes/${face.name}/${release}/browser/`,
  })
  config.output.chunkFilename = '[contenthash].js'
  // Two releases of one remote can live in one open tab's memory; their chunk tables must not meet.
  config.output.uniqueName = containerName(face, release)
  config.plugins.push(
    container(face, release, {
      filename: 'remoteEntry.[contenthash].js',
      library: { type: 'global', name: containerName(face, release) },
      // The shell provides the core of the runtime (shell/src/composition/browserFederation.ts).
      experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    }),
    new StableContainerId(),
    new ReleaseManifest({ entry: containerName(face, release) }),
  )
  return config
}

function serverConfig(face, { workspace, release, output }) {
  const config = base({
    workspace,
    prefix: face.name,
    target: 'server',
    output: path.join(output, 'server'),
    publicPath: `/remotes/${face.name}/${release}/browser/`,
  })
  config.output.chunkFilename = '[name].cjs'
  config.output.uniqueName = containerName(face, release)
  config.plugins.push(
    container(face, release, {
      filename: 'remoteEntry.cjs',
      library: { type: 'commonjs2' },
      experiments: { optimization: { target: 'node' } },
    }),
    new StableContainerId(),
    new ReleaseManifest({ entry: containerName(face, release) }),
  )
  return config
}

function container(face, release, options) {
  return new ModuleFederationPlugin({
    name: containerName(face, release),
    exposes: exposes(face),
    shared: consumed(face.contract),
    shareStrategy: 'loaded-first',
    remoteType: 'script',
    dts: false,
    manifest: false,
    bridge: { enableBridgeRouter: false },
    ...options,
  })
}

/** Chunk names are the names the shell preloads by: `routes`, and each lent component. */
function exposes(face) {
  const lent = Object.entries(face.lends ?? {}).map(([name, file]) => [
    `./${name}`,
    { import: file, name: `lent-${name}` },
  ])
  return { './routes': { import: './src/routes.ts', name: 'routes' }, ...Object.fromEntries(lent) }
}

/** Unique per release, so that a tab may hold the container it started with and the next one. */
export function containerName(face, release) {
  return `brightfill_${face.name}_${release}`
}
