import { Kysely, sql } from 'kysely'
import { EmbeddedDatabase } from '../../src/database/embedded/EmbeddedDatabase'
import { embeddedDialect } from '../../src/database/embedded/embeddedDialect'
import type { Tables } from '../../src/database/tables'

// node previousDatabase.js make|look <folder>: makes an embedded database with the first migration of a release before
// 1.0, or lists the tables of one.

const [, , what, folder = ''] = process.argv
const db = new Kysely<Tables>({ dialect: embeddedDialect(new EmbeddedDatabase({ folder })) })
if (what === 'make') {
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db)
  await sql`insert into kysely_migration values ('0001_content', '')`.execute(db)
}
const { rows } = await sql<{ name: string }>`
  select tablename::text as name from pg_tables where schemaname = 'public'`.execute(db)
await db.destroy()
process.stdout.write(`${JSON.stringify(rows.map(({ name }) => name))}\n`, () => process.exit(0))
