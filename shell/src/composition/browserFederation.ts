import { registerPlugins } from '@module-federation/enhanced/runtime'
import type { Composition } from './composition'
import { integrityOf, trustFiles } from './integrity'
import { lendFederationRuntime } from './lendFederationRuntime'

/** Prepares the browser for remotes: lends them the federation runtime and lets nothing run whose hash the manifests do not name. */
export function prepareFederation({ shell }: Composition) {
  lendFederationRuntime()
  trustFiles(shell, shell.files)
  // Asked by the chunk loading of every build (shared/tooling/webpack/IntegrityOfFiles.mjs).
  Object.assign(globalThis, { brightfill_integrity: integrityOf })
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => remoteEntryScript(url) }])
}

function remoteEntryScript(url: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.integrity = integrityOf(url)
  return script
}
