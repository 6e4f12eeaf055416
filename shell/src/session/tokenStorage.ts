import type { TokenKeeper } from '@brightfill/shared/session'

/** Key of the local storage for the raw token. `document/early.js`, which runs before any bundle, has it too. */
export const TOKEN_KEY = 'auth_token'

// Storage can be switched off or refuse; a token then lives as long as the document.
let unstored: string | undefined

// What a header can carry. Anything else is damaged or not ours, and would make every call fail.
const wellFormed = /^[\x21-\x7e]{1,4096}$/

/** Keeps the token of the signed-in user in the local storage, which all tabs share. */
export const tokenStorage: TokenKeeper = {
  read() {
    const token = stored() ?? unstored
    return token !== undefined && wellFormed.test(token) ? token : undefined
  },
  write(token) {
    try {
      localStorage.setItem(TOKEN_KEY, token)
      unstored = undefined
    } catch {
      unstored = token
    }
  },
  forget() {
    unstored = undefined
    try {
      localStorage.removeItem(TOKEN_KEY)
    } catch {
      // nothing was kept, nothing to forget
    }
  },
}

function stored(): string | undefined {
  try {
    return localStorage.getItem(TOKEN_KEY) ?? undefined
  } catch {
    return undefined
  }
}
