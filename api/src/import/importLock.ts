import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'
import { conflict } from '../http/HttpProblem'

const key = sql`hashtext('brightfill import')`

/**
 * Lets one import write at a time, on all copies of the api, until its transaction ends.
 * @throws HttpProblem 409 while another one writes
 */
export async function lockForImport(transaction: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${key}) as free`.execute(transaction)
  if (!rows[0]?.free) throw conflict('Another import is under way, try again when it is done')
}

/**
 * For a small write to content: it would wait for an import until its own time is over.
 * @throws HttpProblem 409 while an import writes
 */
export async function refuseDuringImport(transaction: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${key}) as free`.execute(transaction)
  if (!rows[0]?.free) throw conflict('Content is being imported, try again when that is done')
}
