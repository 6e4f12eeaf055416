import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'

const require = createRequire(import.meta.url)

// The federation packages publish CommonJS and ESM; only the ESM files can be shaken, and mixing the two ships the runtime twice (design §9 b).
function esm(name) {
  const dist = path.dirname(require.resolve(name))
  return ['index.js', 'index.mjs'].map((file) => path.join(dist, file)).find(existsSync)
}

export const runtimeAlias = Object.fromEntries(
  ['runtime-core', 'runtime', 'sdk', 'error-codes'].map((name) => [`@module-federation/${name}$`, esm(`@module-federation/${name}`)]),
)

// Parts of the runtime that cannot run in our pages: remotes come by entry and never by the runtime's own manifest (the document names the
// files), entries by our own script element with its integrity (`loadEntry`), nothing is preloaded by the runtime, and the browser's error
// reports take no context. The logger is the console without its prefix and stack.
const leftOut =
  /@module-federation[\\/](runtime-core[\\/]dist[\\/](plugins[\\/](snapshot[\\/](index|SnapshotHandler)|generate-preload-assets)|utils[\\/](preload|context))|sdk[\\/]dist[\\/](dom|node|logger|generateSnapshotFromManifest))\.js$/

/** The federation's runtime as the browser needs it: the switches its authors offer, and `leftOut`. */
export function leanFederationRuntime() {
  return [
    new webpack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', FEDERATION_DEBUG: 'false' }),
    new webpack.NormalModuleReplacementPlugin(leftOut, ({ createData }) => {
      if (createData) createData.resource = path.join(import.meta.dirname, 'federationLeftOut.mjs')
    }),
  ]
}
