import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'

const require = createRequire(import.meta.url)

// The federation packages publish CommonJS and ESM; only the ESM files can be shaken, and mixing the two ships the
// runtime twice.
function esm(name) {
  const dist = path.dirname(require.resolve(name))
  return ['index.js', 'index.mjs'].map((file) => path.join(dist, file)).find(existsSync)
}

export const runtimeAlias = Object.fromEntries(
  ['runtime-core', 'runtime', 'sdk', 'error-codes'].map((name) => [
    `@module-federation/${name}$`,
    esm(`@module-federation/${name}`),
  ]),
)

// Files of the runtime that cannot run in our pages: remotes come by entry and never by the runtime's own manifest (the
// document names the files), entries by our own script element with its integrity (`loadEntry`), nothing is preloaded
// by the runtime, and the browser's error reports take no context and give the code of an error without its
// description. The logger is the console without its prefix and stack. Ranges of versions are compared by the registry
// before a release goes live, and on the server; of each unit a page has one version.
const leftOutFiles =
  /@module-federation[\\/](runtime-core[\\/]dist[\\/](plugins[\\/](snapshot[\\/](index|SnapshotHandler)|generate-preload-assets)|utils[\\/](preload|context|semver[\\/]index))\.js|error-codes[\\/]dist[\\/]desc\.mjs|sdk[\\/]dist[\\/](dom|node|logger|generateSnapshotFromManifest)\.js)$/

// Functions inside files that are needed: what else they could load remotes by, replacing a remote that is registered
// (the server's only), sharing that is loaded synchronously, initialised in other containers or shaken by what is used
// of it.
const leftOutFunctions = {
  'runtime-core/dist/remote/index.js': ['preloadRemote', 'removeRemote', 'initRawContainer'],
  'runtime-core/dist/shared/index.js': ['loadShareSync', 'initRemoteModule'],
  'runtime-core/dist/utils/load.js': ['loadEntryDom', 'loadEntryNode'],
  'runtime-core/dist/utils/share.js': ['shouldUseTreeShaking'],
  'runtime-core/dist/module/index.js': ['getAvailableExposeNames'],
  'webpack-bundler-runtime/dist/initializeSharing.js': ['initExternal'],
}

/** The federation's runtime as the browser needs it: the switches its authors offer, and without what is left out. */
export function leanFederationRuntime() {
  return [
    new webpack.DefinePlugin({
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_DEBUG: 'false',
    }),
    new webpack.NormalModuleReplacementPlugin(leftOutFiles, ({ createData }) => {
      if (createData) createData.resource = path.join(import.meta.dirname, 'federationLeftOut.mjs')
    }),
  ]
}

/** To be used together with the plugins of `leanFederationRuntime`. */
export const federationRules = Object.entries(leftOutFunctions).map(([file, names]) => ({
  include: (resource) => resource.split(path.sep).join('/').endsWith(`/@module-federation/${file}`),
  loader: path.join(import.meta.dirname, 'leaveOutFunctions.cjs'),
  options: { names },
}))
