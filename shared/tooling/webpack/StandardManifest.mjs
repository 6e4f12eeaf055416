import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule, Compilation } = webpack
const name = 'StandardManifest'
const STATS = 'mf-stats.json'

/**
 * The option `manifest` of the federation plugin: `mf-manifest.json`, by which any host of module federation finds the
 * lent components of a release. It names no address of the site, because the same release serves several sites.
 * @type {ConstructorParameters<typeof import('@module-federation/enhanced/webpack').ModuleFederationPlugin>[0]['manifest']}
 */
export const manifestOption = {
  additionalData({ stats }) {
    Object.assign(stats.metaData, { publicPath: 'auto' })
    return stats
  },
}

/** Lets pages of other sites load a build: its later files come from where its entry came from. */
export class StandardManifest {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new OriginOfEntry())
      })
      // Nobody reads the other file of the plugin, which is many times as long.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        if (compilation.getAsset(STATS)) compilation.deleteAsset(STATS)
      })
    })
  }
}

/** On a page of another site the public path, which is a path, belongs to the site of the script. */
class OriginOfEntry extends RuntimeModule {
  constructor() {
    super('origin of entry', RuntimeModule.STAGE_ATTACH)
  }

  /** @override */
  generate() {
    return [
      'var entry = document.currentScript, origin = entry && new URL(entry.src).origin;',
      `if (entry && origin !== location.origin) ${RuntimeGlobals.publicPath} = origin + ${RuntimeGlobals.publicPath};`,
    ].join('\n')
  }
}
