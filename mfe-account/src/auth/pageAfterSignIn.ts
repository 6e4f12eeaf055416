import { pathTo } from '@brightfill/shared/router'
import { pageOfWish } from '@brightfill/shared/wish'

/** Where a sign-in leads: back to the heart that led to it, else to the orders. */
export function pageAfterSignIn(): string {
  return pageOfWish() ?? pathTo('AccountOrders')
}
