import { call } from '@brightfill/shared/api'
import { redirect } from '@brightfill/shared/router'
import { forgetToken, storedToken } from '@brightfill/shared/session'
import { type SiteStore, signedIn, signedOut } from '@brightfill/shared/store'
import { askWho } from './askWho'
import type { Guard } from './guard'

/**
 * Asks the api before an account page renders. A refusal removes the token and leads home. If
 * the token has changed meanwhile, the answer is ignored, and the api is asked about the new one.
 */
export function browserGuard(store: SiteStore): Guard {
  function refuse(): never {
    forgetToken()
    signedOut(store)
    throw redirect('/')
  }
  return async function guard(role, signal) {
    const token = storedToken()
    if (!token) refuse()
    const user = await askWho(call('POST /account/check/:role', { role }, { signal })).catch((error) => {
      // It is unknown who this is: the token stays, and the header shows a visitor's view.
      if (!signal.aborted) signedOut(store)
      throw error
    })
    if (storedToken() !== token) return guard(role, signal)
    if (!user) refuse()
    signedIn(store, user)
  }
}
