import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables'

/**
 * Gives a transaction without queries so far a snapshot of these tables. It locks them first: a table that an import
 * replaces after the snapshot would look empty.
 */
export async function readOneMoment(transaction: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(transaction)
  const all = sql.join(tables.map((table) => sql.id('public', table)))
  await sql`lock table ${all} in access share mode`.execute(transaction)
}
