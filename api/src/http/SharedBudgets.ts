import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Repo } from '../database/Repo'

/** Counts what clients do, for all apis of one database together. */
export class SharedBudgets extends Repo {
  /**
   * Counts one use, in one statement: simultaneous uses on several apis get different numbers.
   * @param span milliseconds after which the count restarts
   * @returns the number of this use, and the milliseconds until then
   */
  async count(budget: string, client: string, span: number): Promise<{ used: number; ttl: number }> {
    const key = createHash('sha256').update(`${budget} ${client}`).digest('base64url')
    const ends = sql`now() + ${span}::int * interval '1 millisecond'`
    const { rows } = await sql<{ used: number; ttl: number }>`
      insert into budget_use as known (key, used, ends_at) values (${key}, 1, ${ends})
      on conflict (key) do update set
        used = case when known.ends_at <= now() then 1 else known.used + 1 end,
        ends_at = case when known.ends_at <= now() then ${ends} else known.ends_at end
      returning used, (1000 * extract(epoch from ends_at - now()))::int as ttl`.execute(this.db)
    return rows[0] ?? { used: 1, ttl: span }
  }
}
