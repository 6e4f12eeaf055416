const STORAGE_KEY = 'shell.requested.1'

/** Remembers for this tab the address that the visitor wanted when maintenance intervened. */
export function keepRequested(address: string) {
  try {
    sessionStorage.setItem(STORAGE_KEY, address)
  } catch {
    // storage is off: the visitor will go home
  }
}

/** Returns the kept address and forgets it; home when there is none. */
export function takeRequested(): string {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEY) ?? '/'
    sessionStorage.removeItem(STORAGE_KEY)
    // Only a path of this site counts, not "//elsewhere".
    return /^\/(?![/\\])/.test(kept) ? kept : '/'
  } catch {
    return '/'
  }
}
