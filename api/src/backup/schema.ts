import { type Kysely, sql } from 'kysely'
import { doneMigrations } from '../database/migrate'
import type { Tables } from '../database/tables'

// Reads the schema from the database itself, so that a backup includes tables added by later migrations.

/** The tables of the site, without the list of migrations. */
export async function tables(db: Kysely<Tables>) {
  const { rows } = await sql<{ name: string; columns: string[]; generated: string[]; hasFiles: boolean }>`
    select c.relname::text as name,
      coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = ''), '{}') as columns,
      coalesce(array_agg(a.attname::text) filter (where a.attgenerated <> ''), '{}') as generated,
      bool_or(a.atttypid = 'bytea'::regtype) as "hasFiles"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    group by c.relname order by c.relname`.execute(db)
  return rows
}

/** @throws Error when the database has no tables yet */
export async function lastMigration(db: Kysely<Tables>): Promise<string> {
  const last = (await doneMigrations(db)).sort().at(-1)
  if (!last) throw new Error('The database has no site')
  return last
}

export async function sequences(db: Kysely<Tables>): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(db)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export async function foreignKeys(db: Kysely<Tables>) {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
  return rows
}
