import { ApiError, api } from '@brightfill/shared/api'
import type { User } from '@brightfill/shared/contract'
import { redirect } from '@brightfill/shared/router'
import { forgetToken, storedToken } from '@brightfill/shared/session'
import { type SiteStore, signedIn, signedOut } from '@brightfill/shared/store'
import type { Guard } from './guard'

/** Asks the api before an account page renders. A refusal removes the token and leads home. */
export function browserGuard(store: SiteStore): Guard {
  function refuse(): never {
    forgetToken()
    signedOut(store)
    throw redirect('/')
  }
  return async (role, signal) => {
    if (!storedToken()) refuse()
    const answer = await api
      .post<{ result: number; data: User }>(`/account/check/${role}`, undefined, { signal })
      .catch((error) => {
        if (error instanceof ApiError && error.status === 401) refuse()
        // It is unknown who this is: the token stays, and the header shows a visitor's view.
        if (!signal.aborted) signedOut(store)
        throw error
      })
    if (Number(answer.data.result) !== 1) refuse()
    signedIn(store, answer.data.data)
  }
}
