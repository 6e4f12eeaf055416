import type { Compiler } from 'webpack'

const name = 'StableContainerId'

/**
 * The same sources make the same release in every clone. Webpack derives a module's id from its identifier, and the
 * container entry's one holds an absolute path (@module-federation/enhanced 2.9.3), so without a fixed id two clones
 * built two different releases of one name.
 */
export class StableContainerId {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules) {
          if (module.identifier().startsWith('container entry '))
            compilation.chunkGraph.setModuleId(module, 'container')
        }
      })
    })
  }
}
