import type { Compiler } from 'webpack'

const name = 'StandardManifest'
const MANIFEST = 'mf-manifest.json'
const STATS = 'mf-stats.json'

/**
 * Lets pages of other sites load a build by the `mf-manifest.json` of its federation plugin: the manifest names no
 * address of a site, because the same release serves several, and later files come from where the entry came from.
 * Works with webpack and Rspack.
 */
export class StandardManifest {
  apply(compiler: Compiler) {
    const { Compilation, RuntimeGlobals, sources } = compiler.webpack
    const OriginOfEntry = originOfEntry(compiler.webpack)
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new OriginOfEntry())
      })
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const manifest = compilation.getAsset(MANIFEST)
        if (!manifest) return
        const content = JSON.parse(manifest.source.source().toString())
        content.metaData.publicPath = 'auto'
        compilation.updateAsset(MANIFEST, new sources.RawSource(JSON.stringify(content)))
        // The plugin's other file is unused, and many times as long.
        if (compilation.getAsset(STATS)) compilation.deleteAsset(STATS)
      })
    })
  }
}

function originOfEntry({ RuntimeGlobals, RuntimeModule }: Compiler['webpack']) {
  /** On a page of another site the public path, which is a path, belongs to the site of the script. */
  return class OriginOfEntry extends RuntimeModule {
    constructor() {
      super('origin of entry', RuntimeModule.STAGE_ATTACH)
    }

    override generate() {
      return [
        'var entry = document.currentScript, origin = entry && new URL(entry.src).origin;',
        `if (entry && origin !== location.origin) ${RuntimeGlobals.publicPath} = origin + ${RuntimeGlobals.publicPath};`,
      ].join('\n')
    }
  }
}
