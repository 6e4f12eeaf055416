import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Lets Retry fetch a unit of the shell again. The runtime (2.9.3) keeps a failed attempt for good, so this resets the
 * unit. It can go when the runtime forgets failed attempts itself.
 */
export const forgetFailedShare: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-share',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const [version, shared] of Object.entries(scope[pkgName] ?? {})) {
        if (!shared.loaded) Object.assign(scope[pkgName] ?? {}, { [version]: { ...shared, loading: undefined } })
      }
    }
  },
}
