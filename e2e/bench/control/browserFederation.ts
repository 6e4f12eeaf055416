// Stands in for shell/src/composition/browserFederation.ts in the control build: nothing is federated, nothing is checked.

export function prepareFederation() {
  Object.assign(globalThis, { brightfill_integrity: () => '' })
}
