import { registerTokenKeeper } from '@brightfill/shared/session'

/** Keeps the token where the shell would, for a test that runs without it. */
export function keepTokenInMemory(token?: string) {
  let kept = token
  registerTokenKeeper({
    read: () => kept,
    write: (next) => {
      kept = next
    },
    forget: () => {
      kept = undefined
    },
  })
}
