const vm = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/**
 * Scripts of this worker by file; suites differ in their realms, not in their code.
 * @type {Map<string, { source: string, script: vm.Script }>}
 */
const compiled = new Map()

/**
 * The field of jest's runtime that compiles modules.
 * @typedef {{ injectedModuleParameters: string[], compile: (source: string, filename: string) => unknown }} Executor
 */

/** jest's runtime, except that a worker compiles a module once and not for each suite that imports it. */
class CompilingOnce extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} parameters */
  constructor(...parameters) {
    super(...parameters)
    const [, environment, resolver] = parameters
    const { executor } = /** @type {{ executor: Executor }} */ (/** @type {unknown} */ (this))
    const compileAgain = executor.compile.bind(executor)
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`
    executor.compile = (source, filename) => {
      const context = environment.getVmContext()
      if (!context || resolver.isCoreModule(filename)) return compileAgain(source, filename)
      let known = compiled.get(filename)
      if (known?.source !== source) {
        const script = scriptOf(head, source, filename)
        if (!script) return compileAgain(source, filename) // its error shows the place in the source
        known = { source, script }
        compiled.set(filename, known)
      }
      return known.script.runInContext(context)
    }
  }
}

/**
 * @param {string} head
 * @param {string} source
 * @param {string} filename
 */
function scriptOf(head, source, filename) {
  try {
    return new vm.Script(`${head}${source}\n})`, {
      filename,
      columnOffset: -head.length,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    })
  } catch {
    return undefined
  }
}

module.exports = CompilingOnce
