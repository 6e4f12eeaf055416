import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'
import { readRows } from './rowFile'
import { foreignKeys, lastMigration, tables } from './schema'

/** Characters of rows written with one statement. */
const AT_ONCE = 2_000_000

/**
 * Puts the rows of a file into a database that has the tables of the same migration and no site. All or nothing.
 * @param migration the one of the file
 */
export async function restoreRows(db: Kysely<Tables>, file: string, migration: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await refuseOther(transaction, migration)
    const known = await tables(transaction)
    const keys = await foreignKeys(transaction)
    // Rows come in any order, and include what triggers would derive from them.
    for (const { table, name } of keys)
      await sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(transaction)
    for (const { name } of known) await sql`alter table ${sql.table(name)} disable trigger user`.execute(transaction)
    // Migrations put a few rows into new tables.
    await sql`truncate ${sql.join(known.map(({ name }) => sql.table(name)))}`.execute(transaction)

    const insert = new Inserts(transaction, new Map(known.map(({ name, columns }) => [name, columns])))
    const { sequences } = await readRows(file, (table, json) => insert.add(table, json))
    await insert.write()
    for (const [name, last] of Object.entries(sequences))
      await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(transaction)

    for (const { name } of known) await sql`alter table ${sql.table(name)} enable trigger user`.execute(transaction)
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.raw(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        transaction,
      )
  })
  await sql`analyze`.execute(db)
}

/** @throws unless the database has the tables of this migration and no site */
export async function refuseOther(db: Kysely<Tables>, migration: string) {
  const found = await lastMigration(db)
  if (found !== migration)
    throw new Error(`The database is at ${found}, the backup at ${migration}: restore into a database without tables`)
  const { rows } = await sql<{ filled: boolean }>`select exists (select 1 from page) or exists (select 1 from account)
    or exists (select 1 from release) as filled`.execute(db)
  if (rows[0]?.filled) throw new Error('This database already has a site; nothing was changed')
}

/** Rows of one table, written a few at a time. */
class Inserts {
  private table = ''
  private rows: string[] = []
  private size = 0

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly columns: ReadonlyMap<string, string[]>,
  ) {}

  async add(table: string, json: string) {
    if (table !== this.table || this.size > AT_ONCE) await this.write()
    this.table = table
    this.rows.push(json)
    this.size += json.length
  }

  async write() {
    if (this.rows.length === 0) return
    const columns = this.columns.get(this.table)
    if (!columns) throw new Error(`The backup has rows of "${this.table}", which is not a table`)
    const names = sql.join(columns.map((column) => sql.id(column)))
    const table = sql.table(this.table)
    await sql`insert into ${table} (${names}) overriding system value
      select ${names}
      from jsonb_populate_recordset(null::${table}, ${`[${this.rows.join(',')}]`}::text::jsonb)`.execute(this.db)
    this.rows = []
    this.size = 0
  }
}
