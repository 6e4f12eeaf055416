// Not compiled: it has to stay a file of its own, because the policy allows no inline script.

// What fails before the page is interactive is kept for src/telemetry/startTelemetry.ts; captured, because files that do not load do not bubble.
globalThis.brightfill_problems = []
for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, (event) => globalThis.brightfill_problems?.push(event), true)

// Runs before the first paint, so that neither the other colour scheme nor a signed-in visitor's Login button flashes up.
// The keys of schemeChoice.ts and tokenStorage.ts.
try {
  const { dataset } = document.documentElement
  const scheme = localStorage.getItem('shell.scheme.1')
  if (scheme === 'light' || scheme === 'dark') dataset.scheme = scheme
  if (localStorage.getItem('auth_token')) dataset.session = 'unknown'
} catch {
  // Storage is off: the scheme of the system, and a visitor.
}
