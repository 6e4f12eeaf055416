import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'

export class WishlistRepo {
  constructor(private readonly db: Kysely<Tables>) {}

  /** Ids of the saved machines that are still published, the last saved first. */
  async of(accountId: number): Promise<number[]> {
    const rows = await this.db
      .selectFrom('wishlist')
      .innerJoin('product_filter', 'product_filter.machine_id', 'wishlist.machine_id')
      .select('wishlist.machine_id')
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('wishlist.machine_id', 'desc')
      .execute()
    return rows.map(({ machine_id }) => machine_id)
  }

  /** Sets the state, never flips it. False when there is no such machine. */
  async set(accountId: number, machineId: number, saved: boolean): Promise<boolean> {
    const machine = await this.db
      .selectFrom('product_filter')
      .innerJoin('machine', 'machine.id', 'machine_id')
      .select(['machine.price as known_price', 'selling_state as known_state'])
      .where('machine_id', '=', machineId)
      .executeTakeFirst()
    if (!machine) return false
    if (saved) {
      await this.db
        .insertInto('wishlist')
        .values({ account_id: accountId, machine_id: machineId, ...machine })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    } else {
      await this.db
        .deleteFrom('wishlist')
        .where('account_id', '=', accountId)
        .where('machine_id', '=', machineId)
        .execute()
    }
    return true
  }
}
