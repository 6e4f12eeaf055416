import { ApiError } from '@brightfill/shared/api'
import { forgetToken, storedToken } from '@brightfill/shared/session'
import { type SiteStore, signedOut } from '@brightfill/shared/store'

/**
 * Makes a call for the signed-in user. If the session has ended, the browser forgets it, so that the header shows Login
 * and the page offers the sign-in.
 */
export async function asUser<Answer>(store: SiteStore, call: () => Promise<Answer>): Promise<Answer> {
  const token = storedToken()
  try {
    return await call()
  } catch (error) {
    // Another tab may have signed in meanwhile.
    if (error instanceof ApiError && error.status === 401 && storedToken() === token) {
      forgetToken()
      signedOut(store)
    }
    throw error
  }
}
