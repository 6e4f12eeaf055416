/**
 * Whether a server answers at an address, and with 2xx.
 * @param within milliseconds
 */
export function answers(address: string, within = 5_000) {
  return fetch(address, { signal: AbortSignal.timeout(within) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
