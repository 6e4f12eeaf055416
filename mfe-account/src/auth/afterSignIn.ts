import { ApiError } from '@brightfill/shared/api'
import { pathTo } from '@brightfill/shared/router'
import { forgetWish, keptWish } from '@brightfill/shared/wish'
import { saveMachine } from '../api/account'

/**
 * Saves the machine that the visitor tried to save before signing in. It happens here because its heart may be
 * in another tab, or not be drawn again.
 * @param onNotSaved called when the api did not save it
 * @returns where the sign-in leads: back to where the visitor wanted to save something, else to the orders
 */
export async function afterSignIn(onNotSaved: () => void): Promise<string> {
  const wish = keptWish()
  if (wish?.machine !== undefined) {
    forgetWish()
    await saveMachine(wish.machine).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      onNotSaved()
    })
  }
  return wish?.address ?? pathTo('AccountOrders')
}
