import type { OrderRow } from '@brightfill/shared/contract'
import { Repo } from '../../database/Repo'

export class OrdersRepo extends Repo {
  /** Newest first; only the account's own. */
  of(accountId: number): Promise<OrderRow[]> {
    return this.db
      .selectFrom('customer_order')
      .select(['id', 'created_at', 'status_name'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  }
}
