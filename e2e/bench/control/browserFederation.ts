// Replaces shell/src/federation/browserFederation.ts in the control build, which federates and checks nothing.

export function prepareFederation() {
  Object.assign(globalThis, { brightfill_integrity: () => '' })
}
