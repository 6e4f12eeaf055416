import { createInstance } from '@module-federation/enhanced/runtime'
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js'
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js'

type Options = Parameters<typeof createInstance>[0]

/**
 * Gives remotes the federation runtime of the shell under the name their browser builds look for it (shared/tooling/webpack/remote.mjs), so
 * that no remote ships its own. It is what the container of a remote without remotes of its own asks for, and no more.
 */
export function lendFederationRuntime() {
  const lent = {
    runtime: true,
    attachShareScopeMap,
    // Read once by every container: each needs a share scope table of its own.
    get bundlerRuntime() {
      return { init, consumes, I: initializeSharing, initContainerEntry, S: {} }
    },
  }
  Object.assign(globalThis, { brightfill_federation: lent })
}

/** Every container is an instance of its own beside the shell's. */
function init({ webpackRequire }: { webpackRequire: { federation: { initOptions: Options } } }) {
  return createInstance(webpackRequire.federation.initOptions)
}
