const KEY = 'shared.wish.1'

/** Longer ago than this nobody remembers, in ms. */
const LASTS = 30 * 60_000

/** The thing that a visitor wants to save as soon as they are signed in. */
type Wish = {
  /** Where the visitor said so, as an address of this site: the sign-in leads back there. */
  address: string
} & ({ kind: 'machine'; machine: number } | { kind: 'search' })

/**
 * Keeps for half an hour what a visitor wants to save, in all tabs of the browser: the mail of a registration opens
 * another one.
 */
export function keepWish(wish: Wish) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...wish, at: Date.now() }))
  } catch {
    // The browser keeps nothing: the sign-in leads to the account instead.
  }
}

/** The wish of the visitor; undefined when nothing led to the sign-in, or too long ago. */
export function keptWish(): Wish | undefined {
  try {
    const wish = JSON.parse(localStorage.getItem(KEY) ?? '')
    if (/^\/(?!\/)/.test(wish.address) && Date.now() - wish.at < LASTS) return wish
  } catch {
    // nothing was kept, or the browser keeps nothing
  }
  return undefined
}

/** Called by whoever fulfils the wish, before it does. */
export function forgetWish() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // the browser keeps nothing
  }
}
