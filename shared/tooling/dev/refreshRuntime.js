// First module of the shell's development build: React tells the hook of its renderers when it loads, so the hook has
// to be there before. The remote's build uses this copy of the runtime; a second one would not know the mounted
// components.
import * as runtime from 'react-refresh/runtime'

runtime.injectIntoGlobalHook(globalThis)
Object.assign(globalThis, {
  $RefreshReg$() {},
  $RefreshSig$: () => (/** @type {unknown} */ type) => type,
  brightfill_refresh: runtime,
})
