import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables'

/**
 * Makes a transaction that has asked nothing yet read these tables as they are at one moment. Its moment comes after
 * its turn to read: a table that an import puts in the place of another after that moment would look empty.
 */
export async function readOneMoment(transaction: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(transaction)
  const all = sql.join(tables.map((table) => sql.id('public', table)))
  await sql`lock table ${all} in access share mode`.execute(transaction)
}
