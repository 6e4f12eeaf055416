const STORAGE_KEY = 'shell.requested.1'

/** Remembers, for this tab, what the visitor wanted to see before maintenance came between. */
export function keepRequested(address: string) {
  try {
    sessionStorage.setItem(STORAGE_KEY, address)
  } catch {
    // storage is off: it will be home
  }
}

/** The address kept, and forgets it; home when there is none. */
export function takeRequested(): string {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEY) ?? '/'
    sessionStorage.removeItem(STORAGE_KEY)
    // Only what this site has written itself: a path, and not "//elsewhere".
    return /^\/(?![/\\])/.test(kept) ? kept : '/'
  } catch {
    return '/'
  }
}
