import { ApiError, api } from '@brightfill/shared/api'
import type { User } from '@brightfill/shared/contract'
import { forgetToken, storedToken } from '@brightfill/shared/session'
import { type SiteStore, sessionUnknown, signedIn, signedOut } from '@brightfill/shared/store'

/**
 * On public pages: asks who a stored token belongs to, and only when there is one. The page itself never waits for it. An answer about
 * a token that has been replaced meanwhile, by sign-in or sign-out here or in another tab, says nothing any more.
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
  signedOut(store) // without an answer the token is kept, and the header shows what a visitor sees
}
