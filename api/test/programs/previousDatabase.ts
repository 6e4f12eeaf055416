import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { EmbeddedDatabase } from '../../src/database/embedded/EmbeddedDatabase'
import { embeddedDialect } from '../../src/database/embedded/embeddedDialect'
import { migrate, migrationFiles, statementsOf } from '../../src/database/migrate'
import type { Tables } from '../../src/database/tables'

// node previousDatabase.js <postgresql://… | folder>: makes a database as the first release left it, fills every table
// of it, and migrates it one step after the other to the newest. Answers the rows of every table before and after.

const FIRST = '0004_requests_and_mail'
const fixture = path.resolve(import.meta.dirname, '../test/previous/0004.sql')

const [, , place = ''] = process.argv
const db = place.startsWith('postgresql:')
  ? new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: place }) }) })
  : new Kysely<Tables>({ dialect: embeddedDialect(new EmbeddedDatabase({ folder: place })) })

await migrate(db, FIRST)
for (const statement of statementsOf(readFileSync(fixture, 'utf8'))) await sql.raw(statement).execute(db)
// The first rule for outputs did not understand it (migration 0084).
await sql`update machine set capacity = '25 m³/h per circuit' where id = 1`.execute(db)
const columns = await columnsOfTables()
const before = await rowsOf(columns)
const later = migrationFiles().map((name) => name.replace(/\.sql$/, ''))
for (const name of later.filter((migration) => migration > FIRST)) await migrate(db, name)
const after = await rowsOf(columns)
await db.destroy()
process.stdout.write(`${JSON.stringify({ before, after, migrations: later.length })}\n`, () => process.exit(0))

async function columnsOfTables(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' group by table_name order by table_name`.execute(db)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** The columns the tables had at first, as text, so that a type that became wider is no difference. */
async function rowsOf(tables: Map<string, string[]>): Promise<Record<string, unknown[]>> {
  const read: Record<string, unknown[]> = {}
  for (const [table, columns] of tables) {
    // Counters of edits: filling a new column counts as one.
    if (table === 'revision') continue
    // The search words grow, and are made of the other columns.
    if (table === 'search_word') continue
    const own = columns.filter((column) => column !== 'search' && column !== 'search_text')
    const fields = own.map((column) => sql`${sql.ref(column)}::text as ${sql.ref(column)}`)
    const { rows } = await sql`select ${sql.join(fields)} from ${sql.table(table)} as row order by row::text`.execute(
      db,
    )
    read[table] = rows
  }
  return read
}
