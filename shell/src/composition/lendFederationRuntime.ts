import federation, { runtime } from '@module-federation/webpack-bundler-runtime/bundler'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

/**
 * Gives remotes the federation runtime of the shell under the name their browser builds look for it (shared/tooling/webpack/remote.mjs), so
 * that no remote ships its own. The shell exposes nothing, so its copy lacks the part that starts a container; it is added here.
 */
export function lendFederationRuntime() {
  const lent = {
    ...federation,
    // `init` would take the shell's own instance for the container's, because both come from one build of the runtime.
    runtime: { ...runtime, init: runtime.createInstance },
    // Read once by every container: each needs a share scope table of its own.
    get bundlerRuntime() {
      return { ...federation.bundlerRuntime, initContainerEntry, S: {} }
    },
  }
  Object.assign(globalThis, { brightfill_federation: lent })
}
