import { TOKEN_KEY } from '@brightfill/shared/constants'

// Storage can be switched off or refuse; the visitor is then simply signed out.

/** The raw token of the signed-in user; undefined on the server and when there is none. */
export function storedToken(): string | undefined {
  try {
    return globalThis.localStorage?.getItem(TOKEN_KEY) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberToken(token: string) {
  globalThis.localStorage?.setItem(TOKEN_KEY, token)
}

export function forgetToken() {
  try {
    globalThis.localStorage?.removeItem(TOKEN_KEY)
  } catch {
    // nothing was kept, nothing to forget
  }
}
