import { ApiError, api, forgetToken, storedToken } from '@brightfill/shared/api'
import type { User } from '@brightfill/shared/contract'
import { type SiteStore, sessionUnknown, signedIn, signedOut } from '@brightfill/shared/store'

/** On public pages: asks who a stored token belongs to, and only when there is one. The page itself never waits for it. */
export async function checkSession(store: SiteStore): Promise<void> {
  if (!storedToken()) return signedOut(store)
  sessionUnknown(store)
  try {
    const { data } = await api.post<{ result: number; data: User }>('/check/auth')
    if (Number(data.result) !== 1) {
      forgetToken()
      return signedOut(store)
    }
    signedIn(store, data.data)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetToken()
    signedOut(store) // without an answer the token is kept, and the header shows what a visitor sees
  }
}
