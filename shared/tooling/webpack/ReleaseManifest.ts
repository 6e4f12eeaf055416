import path from 'node:path'
import { integrityOf } from '@brightfill/shared/integrityOf'
import type { Compilation, Compiler } from 'webpack'
import { lazyUnits } from './sharedUnits'

const name = 'ReleaseManifest'

type FilesByChunk = Record<string, string[]>

/**
 * Writes `manifest.json` into a build: every file with its size and sha384 (for integrity), and which files each named
 * chunk needs (for preload links). A page's chunk carries the page's route id, a lent component's the component's name,
 * a unit the shell provides lazily the unit's, so the server knows what an answer uses without asking the bundler.
 * `units` says which of those units a chunk needs. Works with webpack and Rspack.
 */
export class ReleaseManifest {
  /** @param options entry: name of the webpack entry or container that starts this build */
  constructor(private readonly options: { entry: string }) {}

  apply(compiler: Compiler) {
    const { entry } = this.options
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the sizes and hashes in file names are final.
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const named = chunks(compilation, entry)
        const manifest = {
          entry: entryFile(compilation, entry),
          files: files(compilation),
          chunks: { ...named, ...lazyUnitsOf(named) },
          units: consumedUnits(compilation),
        }
        compilation.emitAsset('manifest.json', new sources.RawSource(`${JSON.stringify(manifest, null, 1)}\n`))
      })
    })
  }
}

function entryFile(compilation: Compilation, entry: string) {
  const own = [...(compilation.entrypoints.get(entry)?.getEntrypointChunk().files ?? [])]
  return withoutUpdates(compilation, own).find(isScript)
}

function filesOf(compilation: Compilation, entry: string) {
  return withoutUpdates(compilation, compilation.entrypoints.get(entry)?.getFiles() ?? [])
}

/** Hot updates, which webpack counts among the files of an entry during development. */
function withoutUpdates(compilation: Compilation, names: string[]) {
  return names.filter((file) => !compilation.getAsset(file)?.info.hotModuleReplacement)
}

function files(compilation: Compilation) {
  const listed: Record<string, { size: number; integrity: string }> = {}
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
 */
function chunks(compilation: Compilation, entry: string) {
  const always = new Set(filesOf(compilation, entry))
  const named: FilesByChunk = {
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

/** Files of each unit this build provides as a chunk of its own. */
function lazyUnitsOf(named: FilesByChunk) {
  const provided = lazyUnits.flatMap((unit) => {
    const files = named[path.basename(unit)]
    return files ? [[unit, files]] : []
  })
  return Object.fromEntries(provided)
}

/** The lazily provided units the code of each named chunk starts with. */
function consumedUnits({ namedChunkGroups, chunkGraph }: Compilation) {
  const consumed: FilesByChunk = {}
  for (const [chunkName, { chunks }] of namedChunkGroups) {
    const keys = chunks.flatMap((chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].map(
        (module) => 'options' in module && (module.options as { shareKey?: string }).shareKey,
      ),
    )
    const units = lazyUnits.filter((unit) => keys.includes(unit))
    if (units.length > 0) consumed[chunkName] = units
  }
  return consumed
}

const isScript = (file: string) => /\.c?js$/.test(file)
const isCode = (file: string) => isScript(file) || file.endsWith('.css')
