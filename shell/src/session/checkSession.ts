import { ApiError, api } from '@brightfill/shared/api'
import type { User } from '@brightfill/shared/contract'
import { forgetToken, storedToken } from '@brightfill/shared/session'
import { type SiteStore, sessionUnknown, signedIn, signedOut } from '@brightfill/shared/store'

/**
 * Asks on public pages who owns the stored token, if there is one. The page never waits for this. If the token
 * has changed meanwhile, by sign-in or sign-out here or in another tab, the answer is ignored.
 */
export async function checkSession(store: SiteStore): Promise<void> {
  const token = storedToken()
  if (!token) return signedOut(store)
  sessionUnknown(store)
  const answer = await api.post<{ result: number; data: User }>('/check/auth').catch((error: unknown) => ({ error }))
  if (storedToken() !== token) return
  if ('data' in answer && Number(answer.data.result) === 1) return signedIn(store, answer.data.data)
  const refused = 'data' in answer || (answer.error instanceof ApiError && answer.error.status === 401)
  if (refused) forgetToken()
  signedOut(store) // without an answer the token stays, and the header shows a visitor's view
}
