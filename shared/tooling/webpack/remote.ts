import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { type Face, faceOf } from '../workspaces'
import { base } from './base'
import { ReleaseManifest } from './ReleaseManifest'
import { StableContainerId } from './StableContainerId'
import { StandardManifest } from './StandardManifest'
import { consumed } from './sharedUnits'

export const DEVELOPMENT_ENTRY = 'remoteEntry.js'

/** The end of the name of the container with a remote's office pages. */
const OFFICE_CONTAINER = '_office'

interface ReleaseBuild {
  workspace: string
  release: string
  output: string
  refresh?: boolean
}

/**
 * The builds of one release of a remote: `browser/` and `server/` below `output`, and `office/` when it has office
 * pages. Nothing that visitors load knows the last one (O-03).
 */
export function remoteConfigs(build: ReleaseBuild) {
  const { office } = faceOf(build.workspace)
  return [
    remoteConfig('browser', build),
    remoteConfig('server', build),
    ...(office ? [remoteConfig('office', build)] : []),
  ]
}

export function remoteConfig(
  part: 'browser' | 'server' | 'office',
  { workspace, release, output, refresh }: ReleaseBuild,
) {
  const face = faceOf(workspace)
  const office = part === 'office'
  const target = part === 'server' ? 'server' : 'browser'
  const released = part === 'browser' && !refresh
  const name = containerName(face, release) + (office ? OFFICE_CONTAINER : '')
  const publicPath = `/remotes/${face.name}/${release}/${office ? 'office' : 'browser'}/`
  const config = base({ workspace, prefix: face.name, target, output: path.join(output, part), publicPath, refresh })
  config.output.chunkFilename = target === 'browser' ? '[contenthash].js' : '[name].cjs'
  // An open tab may hold two releases of one remote in memory; their chunk tables must not collide.
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

function container(
  target: 'browser' | 'server',
  name: string,
  refresh: boolean | undefined,
): Partial<ConstructorParameters<typeof ModuleFederationPlugin>[0]> {
  if (target === 'server') {
    const experiments = { optimization: { target: 'node' as const } }
    return { filename: 'remoteEntry.cjs', library: { type: 'commonjs2' }, experiments }
  }
  return {
    // During development it changes under one name, which documents know in advance.
    filename: refresh ? DEVELOPMENT_ENTRY : 'remoteEntry.[contenthash].js',
    library: { type: 'global', name },
    // The shell provides the core of the runtime (shell/src/federation/browserFederation.ts).
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
  }
}

/** Chunk names are the names the shell preloads by: `routes`, and each lent component. */
function exposes(face: Face) {
  const lent = Object.entries(face.lends ?? {}).map(([name, file]) => [
    `./${name}`,
    { import: file, name: `lent-${name}` },
  ])
  return { './routes': { import: './src/routes.ts', name: 'routes' }, ...Object.fromEntries(lent) }
}

/** Unique per release, so that a tab may hold the container it started with and the next one. */
export function containerName(face: { name: string }, release: string) {
  return `brightfill_${face.name}_${release}`
}
