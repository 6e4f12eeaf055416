import { forgetToken, storedToken } from '@brightfill/shared/session'
import { type SiteStore, sessionUnknown, signedIn, signedOut } from '@brightfill/shared/store'
import { askWho } from './askWho'

/**
 * Asks on public pages who owns the stored token, if there is one. The page never waits for this. If the token
 * has changed meanwhile, by sign-in or sign-out here or in another tab, the answer is ignored.
 */
export async function checkSession(store: SiteStore): Promise<void> {
  const token = storedToken()
  if (!token) return signedOut(store)
  sessionUnknown(store)
  const user = await askWho('/check/auth').catch(() => null)
  if (storedToken() !== token) return
  if (user) return signedIn(store, user)
  if (user === undefined) forgetToken()
  signedOut(store) // without an answer the token stays, and the header shows a visitor's view
}
