import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { Repo } from '../database/Repo'
import type { Tables } from '../database/tables'
import { conflict } from '../http/HttpProblem'
import { STAGED } from './stagedTables.repo'

// An import that was not heard of for so long has ended with its process.
const SILENT_FOR = sql`interval '30 seconds'`

/**
 * The turn of an import: one import writes at a time, on all copies of the api, because content that another one wrote
 * meanwhile would be lost when its tables are switched.
 */
export class ImportTurnRepo extends Repo {
  /**
   * Takes the turn and names the schema of the import.
   * @throws HttpProblem 409 while another import has it
   */
  async take(message = 'Another import is under way, try again when it is done'): Promise<string> {
    const schema = STAGED + randomBytes(8).toString('hex')
    const { rows } = await sql`
      insert into setting (name, value) values ('import', to_jsonb(${schema}::text))
      on conflict (name) do update set value = excluded.value, updated_at = now()
        where setting.updated_at < now() - ${SILENT_FOR}
      returning name`.execute(this.db)
    if (rows.length > 0) return schema
    throw conflict(message)
  }

  /**
   * Called inside each transaction of the import, and before it waits for others.
   * @throws HttpProblem 409 when another import has taken the turn
   */
  async keep(db: Kysely<Tables>, schema: string): Promise<void> {
    const { rows } = await sql`
      update setting set updated_at = clock_timestamp() where name = 'import' and value = to_jsonb(${schema}::text)
      returning name`.execute(db)
    if (rows.length > 0) return
    throw conflict('The import took so long that another one began; nothing of it was written')
  }

  /**
   * For a small write to content inside a transaction, which no import may begin or be under way until it ends.
   * @throws HttpProblem 409 while an import is under way
   */
  async pass(transaction: Kysely<Tables>): Promise<void> {
    const turn = this.on(transaction)
    await turn.giveBack(await turn.take('Content is being imported, try again when that is done'))
  }

  async giveBack(schema: string): Promise<void> {
    await sql`delete from setting where name = 'import' and value = to_jsonb(${schema}::text)`.execute(this.db)
  }

  /** Ends the turn of a process that is gone. Where one transaction holds it, an import is under way (roles.sql). */
  async endSilent(): Promise<void> {
    await sql`
      delete from setting where name in (
        select name from setting where name = 'import' and updated_at < now() - ${SILENT_FOR} for update skip locked
      )`.execute(this.db)
  }

  /** Ends the turn of whoever has it: for the start of the only process that can have a database. */
  async end(): Promise<void> {
    await sql`delete from setting where name = 'import'`.execute(this.db)
  }
}
