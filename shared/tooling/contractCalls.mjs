import { createRequire } from 'node:module'
import { build } from 'esbuild'

/**
 * Every call of the contract of this checkout. A repository of a remote has neither the contract's api nor esbuild.
 * @param {string} contract its entry
 * @returns {Promise<{ method: string, path: string }[]>}
 */
export async function contractCalls(contract) {
  const { outputFiles } = await build({
    entryPoints: [contract],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
  })
  const module = { exports: /** @type {{ everyCall?: { method: string, path: string }[] }} */ ({}) }
  new Function('module', 'require', outputFiles[0]?.text ?? '')(module, createRequire(contract))
  return module.exports.everyCall ?? []
}
