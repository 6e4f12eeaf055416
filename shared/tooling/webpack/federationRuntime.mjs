import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

// The federation packages publish CommonJS and ESM; only the ESM files can be shaken, and mixing the two ships the runtime twice (design §9 b).
function esm(name) {
  const dist = path.dirname(require.resolve(name))
  return ['index.js', 'index.mjs'].map((file) => path.join(dist, file)).find(existsSync)
}

export const runtimeAlias = Object.fromEntries(
  ['runtime-core', 'runtime', 'sdk', 'error-codes'].map((name) => [`@module-federation/${name}$`, esm(`@module-federation/${name}`)]),
)
