import type { TokenKeeper } from '@brightfill/shared/session'
import { withStorage } from '@brightfill/shared/storage'

/** Local storage key of the raw token. `document/early.js`, which runs before any bundle, uses it too. */
export const TOKEN_KEY = 'auth_token'

// Storage may be off or full; a token then lives as long as the document.
let unstored: string | undefined

// Values that a header can carry. Any other is damaged or not ours and would make every call fail.
const wellFormed = /^[\x21-\x7e]{1,4096}$/

/** Keeps the token of the signed-in user in the local storage, which all tabs share. */
export const tokenStorage: TokenKeeper = {
  read() {
    const token = withStorage(() => localStorage.getItem(TOKEN_KEY)) ?? unstored
    return token !== undefined && wellFormed.test(token) ? token : undefined
  },
  write(token) {
    unstored = token
    withStorage(() => {
      localStorage.setItem(TOKEN_KEY, token)
      unstored = undefined
    })
  },
  forget() {
    unstored = undefined
    withStorage(() => localStorage.removeItem(TOKEN_KEY))
  },
}
