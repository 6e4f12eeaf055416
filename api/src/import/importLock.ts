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
  if (!rows[0]?.free) throw conflict('Another import is running. Try again when it is done')
}

/**
 * For small writes to content, which would otherwise wait for an import until they time out.
 * @throws HttpProblem 409 while an import writes
 */
export async function refuseDuringImport(transaction: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${key}) as free`.execute(transaction)
  if (!rows[0]?.free) throw conflict('Content is being imported. Try again when it is done')
}
