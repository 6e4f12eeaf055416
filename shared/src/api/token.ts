import { TOKEN_KEY } from '@brightfill/shared/constants'

// Storage can be switched off or refuse; a token then lives as long as the document. Only sign-in sets it, so never on the server.
let unstored: string | undefined

// What a header can carry. Anything else has been damaged or is not ours, and would make every call fail.
const wellFormed = /^[\x21-\x7e]{1,4096}$/

/** The raw token of the signed-in user; undefined on the server, when there is none, and for one that is damaged. */
export function storedToken(): string | undefined {
  const token = readToken() ?? unstored
  return token !== undefined && wellFormed.test(token) ? token : undefined
}

export function rememberToken(token: string) {
  try {
    globalThis.localStorage.setItem(TOKEN_KEY, token)
    unstored = undefined
  } catch {
    unstored = token
  }
}

export function forgetToken() {
  unstored = undefined
  try {
    globalThis.localStorage?.removeItem(TOKEN_KEY)
  } catch {
    // nothing was kept, nothing to forget
  }
}

function readToken(): string | undefined {
  try {
    return globalThis.localStorage?.getItem(TOKEN_KEY) ?? undefined
  } catch {
    return undefined
  }
}
