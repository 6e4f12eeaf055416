import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Resolves when this many others wait for a client's locks. */
export async function untilWaiting(client: pg.Client, number: number): Promise<void> {
  for (const end = Date.now() + 10_000; ; await wait(20)) {
    await client.query('select pg_stat_clear_snapshot()') // or a transaction keeps seeing the same connections
    const { rows } = await client.query(`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    if (rows[0].waiting >= number) return
    if (Date.now() > end) throw new Error(`${rows[0].waiting} of ${number} wait`)
  }
}
