import { withStorage } from '@brightfill/shared/storage'

const STORAGE_KEY = 'shell.requested.1'

/** Remembers for this tab the address that the visitor wanted when maintenance intervened. */
export function keepRequested(address: string) {
  withStorage(() => sessionStorage.setItem(STORAGE_KEY, address))
}

/** Returns the kept address and forgets it; home when there is none. */
export function takeRequested(): string {
  const kept = withStorage(() => sessionStorage.getItem(STORAGE_KEY)) ?? '/'
  withStorage(() => sessionStorage.removeItem(STORAGE_KEY))
  // Only a path of this site counts, not "//elsewhere".
  return /^\/(?![/\\])/.test(kept) ? kept : '/'
}
