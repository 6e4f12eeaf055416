import path from 'node:path'
import { integrityOf } from '@brightfill/shared/integrityOf'
import { lazyUnits } from './sharedUnits.mjs'

const name = 'ReleaseManifest'

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {Record<string, string[]>} FilesByChunk
 */

/**
 * Writes `manifest.json` into a build: every file with its size and sha384 (for integrity), and which files each named
 * chunk needs (for preload links). A page's chunk carries the page's route id, a lent component's the component's name,
 * a unit the shell provides lazily the unit's, so the server knows what an answer uses without asking the bundler.
 * `units` says which of those units a chunk needs. Works with webpack and Rspack.
 */
export class ReleaseManifest {
  /** @param {{ entry: string }} options entry: name of the webpack entry or container whose file starts this build */
  constructor({ entry }) {
    this.entry = entry
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the sizes and hashes in file names are final.
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const named = chunks(compilation, this.entry)
        const manifest = {
          entry: entryFile(compilation, this.entry),
          files: files(compilation),
          chunks: { ...named, ...lazyUnitsOf(named) },
          units: consumedUnits(compilation),
        }
        compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 1)}\n`))
      })
    })
  }
}

/**
 * @param {Compilation} compilation
 * @param {string} entry
 */
function entryFile(compilation, entry) {
  const own = [...(compilation.entrypoints.get(entry)?.getEntrypointChunk().files ?? [])]
  return withoutUpdates(compilation, own).find(isScript)
}

/**
 * @param {Compilation} compilation
 * @param {string} entry
 */
function filesOf(compilation, entry) {
  return withoutUpdates(compilation, compilation.entrypoints.get(entry)?.getFiles() ?? [])
}

/**
 * Updates of an open page, which webpack counts among the files of an entry while something is developed.
 * @param {Compilation} compilation
 * @param {string[]} names
 */
function withoutUpdates(compilation, names) {
  return names.filter((file) => !compilation.getAsset(file)?.info.hotModuleReplacement)
}

/** @param {Compilation} compilation */
function files(compilation) {
  /** @type {Record<string, { size: number, integrity: string }>} */
  const listed = {}
  for (const { name: file, source } of compilation.getAssets()) {
    if (/\.(map|json)$/.test(file)) continue
    const bytes = source.buffer()
    listed[file] = { size: bytes.length, integrity: integrityOf(bytes) }
  }
  return listed
}

/**
 * Files of each named chunk group, entry excluded. `styles` are the sheets of the entry itself, `libraries` the scripts
 * that the entry waits for, `early` the shell's script that runs before the first paint.
 * @param {Compilation} compilation
 * @param {string} entry
 */
function chunks(compilation, entry) {
  const always = new Set(filesOf(compilation, entry))
  /** @type {FilesByChunk} */
  const named = {
    styles: [...always].filter((file) => file.endsWith('.css')),
    libraries: [...always].filter((file) => isScript(file) && file !== entryFile(compilation, entry)),
  }
  const early = compilation.getAssets().find(({ info }) => info.sourceFilename?.endsWith('/early.js?file'))
  if (early) named.early = [early.name]
  for (const [chunkName, group] of compilation.namedChunkGroups) {
    if (chunkName === entry) continue
    named[chunkName] = group.getFiles().filter((file) => !always.has(file) && isCode(file))
  }
  return named
}

/**
 * Files of each unit this build provides as a chunk of its own.
 * @param {FilesByChunk} named
 */
function lazyUnitsOf(named) {
  const provided = lazyUnits.flatMap((unit) => {
    const files = named[path.basename(unit)]
    return files ? [[unit, files]] : []
  })
  return Object.fromEntries(provided)
}

/**
 * The lazily provided units the code of each named chunk starts with.
 * @param {Compilation} compilation
 */
function consumedUnits({ namedChunkGroups, chunkGraph }) {
  /** @type {FilesByChunk} */
  const consumed = {}
  for (const [chunkName, { chunks }] of namedChunkGroups) {
    const keys = chunks.flatMap((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].map(
        (module) => 'options' in module && /** @type {{ shareKey?: string }} */ (module.options).shareKey,
      ),
    )
    const units = lazyUnits.filter((unit) => keys.includes(unit))
    if (units.length > 0) consumed[chunkName] = units
  }
  return consumed
}

const isScript = (/** @type {string} */ file) => /\.c?js$/.test(file)
const isCode = (/** @type {string} */ file) => isScript(file) || file.endsWith('.css')
