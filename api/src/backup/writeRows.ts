import { type FileHandle, open } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { readOneMoment } from '../database/oneMoment'
import type { Tables } from '../database/tables'
import { endLine, RowSum, type RowsEnd, rowLine } from './rowFile'
import { lastMigration, sequences, tables } from './schema'

const ROWS_AT_ONCE = 500
/** Rows that hold files have megabytes each. */
const FILES_AT_ONCE = 4

/**
 * Writes a consistent snapshot of all rows to a new file. On the embedded database, calls wait until it is done.
 * @throws Error when the database has no site
 */
export async function writeRows(db: Kysely<Tables>, file: string): Promise<void> {
  const names = (await tables(db)).map(({ name }) => name)
  const out = await open(file, 'wx', 0o600)
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction)
      await readOneMoment(transaction, names)
      await sql`set local timezone = 'UTC'`.execute(transaction)
      const end: RowsEnd = {
        migration: await lastMigration(transaction),
        tables: {},
        sequences: await sequences(transaction),
      }
      for (const table of await tables(transaction)) end.tables[table.name] = await writeTable(transaction, table, out)
      await out.appendFile(endLine(end))
    })
  } finally {
    await out.close()
  }
}

async function writeTable(
  transaction: Kysely<Tables>,
  { name, generated, hasFiles }: { name: string; generated: string[]; hasFiles: boolean },
  out: FileHandle,
) {
  const sum = new RowSum()
  await sql`declare backup_rows no scroll cursor for
    select (to_jsonb(t) - ${sql.lit(`{${generated.join(',')}}`)}::text[])::text as json
    from ${sql.table(name)} t`.execute(transaction)
  const next = sql<{ json: string }>`fetch ${sql.raw(String(hasFiles ? FILES_AT_ONCE : ROWS_AT_ONCE))} from backup_rows`
  for (let { rows } = await next.execute(transaction); rows.length > 0; { rows } = await next.execute(transaction)) {
    for (const { json } of rows) sum.add(json)
    await out.appendFile(rows.map(({ json }) => rowLine(name, json)).join(''))
  }
  await sql`close backup_rows`.execute(transaction)
  return sum.value
}
