import type { OrderRow } from '@brightfill/shared/contract'
import { Repo } from '../../database/Repo'

export class OrdersRepo extends Repo {
  /** Newest first; only the account's own. */
  async of(accountId: number): Promise<OrderRow[]> {
    const rows = await this.db
      .selectFrom('customer_order')
      .select(['id', 'created_at', 'status_name'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }))
  }
}
