import { type Insertable, sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'

/** Saved machines per account, without those that left the site, which the owner cannot remove. */
export const MOST_SAVED = 500

export class WishlistRepo extends Repo {
  /** Ids of the saved machines that are still published, the last saved first. */
  async of(accountId: number): Promise<number[]> {
    const rows = await this.db
      .selectFrom('wishlist')
      .innerJoin('product_filter', 'product_filter.machine_id', 'wishlist.machine_id')
      .select('wishlist.machine_id')
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('wishlist.machine_id', 'desc')
      .limit(MOST_SAVED) // machines may have come back to the site
      .execute()
    return rows.map(({ machine_id }) => machine_id)
  }

  /** Sets the state, never toggles it. @returns the outcome */
  async set(accountId: number, machineId: number, saved: boolean): Promise<'set' | 'unknown' | 'full'> {
    const machine = await this.db
      .selectFrom('product_filter')
      .innerJoin('machine', 'machine.id', 'machine_id')
      .select(['machine.price as known_price', 'selling_state as known_state'])
      .where('machine_id', '=', machineId)
      .executeTakeFirst()
    if (!machine) return 'unknown'
    if (saved) return this.add({ account_id: accountId, machine_id: machineId, ...machine })
    await this.db
      .deleteFrom('wishlist')
      .where('account_id', '=', accountId)
      .where('machine_id', '=', machineId)
      .execute()
    return 'set'
  }

  private add(row: Insertable<Tables['wishlist']>): Promise<'set' | 'full'> {
    return this.db.transaction().execute(async (on) => {
      // Two requests of one account take turns, so that the limit holds.
      await sql`select from account where id = ${row.account_id} for no key update`.execute(on)
      const { rows } = await sql<{ known: boolean; saved: number }>`
        select coalesce(bool_or(machine_id = ${row.machine_id}), false) as known, count(*)::int as saved
        from wishlist join product_filter using (machine_id) where account_id = ${row.account_id}`.execute(on)
      const { known = false, saved = 0 } = rows[0] ?? {}
      if (known) return 'set'
      if (saved >= MOST_SAVED) return 'full'
      await on
        .insertInto('wishlist')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return 'set'
    })
  }
}
