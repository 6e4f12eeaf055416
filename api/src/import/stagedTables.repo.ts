import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'

/** The tables that content is read from. A table comes after those it refers to. */
export const contentTables = [
  'page',
  'section',
  'site_option',
  'article',
  'filter_option',
  'machine',
  'machine_option',
  'product_filter',
  'search_word',
  'known_model',
  'former_slug',
] as const satisfies (keyof Tables)[]

/** Every schema of an import begins like this. */
export const STAGED = 'brightfill_import_'

const FORMER = '_former'

// Rows of 8 kB each. The embedded database copies this many in about 20 ms, on a slow machine in 40.
const BLOCKS = 2

/** Runs work in a transaction on the staged tables. */
export type Write = (work: (transaction: Kysely<Tables>) => Promise<void>) => Promise<void>

/**
 * The content of an import before anybody sees it: copies of the tables in a schema of their own. They take the place
 * of the tables in one transaction that moves no row.
 */
export class StagedTablesRepo {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly schema: string,
  ) {}

  /** Makes unqualified names mean the staged tables for the rest of a transaction. */
  async use(transaction: Kysely<Tables>): Promise<void> {
    // Small lists of what an index has to take up yet: a long one would be taken up all at once.
    await sql`select set_config('search_path', ${`${this.schema}, public`}, true),
      set_config('gin_pending_list_limit', '64kB', true)`.execute(transaction)
  }

  /** Makes the tables with everything that belongs to them, but triggers. */
  async create(write: Write): Promise<void> {
    await sql`create schema ${sql.id(this.schema)}`.execute(this.db)
    for (const table of contentTables) {
      const definitions = await this.definitions(table)
      await write(async (transaction) => {
        await sql`create table ${sql.id(this.schema, table)}
          (like ${sql.id('public', table)} including defaults including constraints including identity)`.execute(
          transaction,
        )
        for (const definition of definitions) await sql.raw(definition).execute(transaction)
      })
    }
  }

  /** Copies the rows, some blocks in each transaction: only an import writes to these tables, so rows stay in place. */
  async copy(write: Write): Promise<void> {
    for (const table of contentTables) {
      const from = sql.id('public', table)
      const { rows } = await sql<{ blocks: number; identity: string | null }>`
        select (pg_relation_size(${`public.${table}`}::regclass) / current_setting('block_size')::int)::int as blocks,
          (select 'public.' || ${table}::text || '_id_seq' from pg_attribute
           where attrelid = ${`public.${table}`}::regclass and attidentity <> '') as identity`.execute(this.db)
      const { blocks = 0, identity = null } = rows[0] ?? {}
      for (let block = 0; block < blocks; block += BLOCKS) {
        await write(async (transaction) => {
          await sql`insert into ${sql.id(this.schema, table)} select * from ${from}
            where ctid >= ${`(${block},0)`}::tid and ctid < ${`(${block + BLOCKS},0)`}::tid`.execute(transaction)
        })
      }
      if (identity === null) continue
      await sql`select setval(pg_get_serial_sequence(${`${this.schema}.${table}`}, 'id'), last_value, is_called)
        from ${sql.raw(identity)}`.execute(this.db)
    }
    await write((transaction) => this.addTriggers(transaction, 'row'))
  }

  /** Without it the first questions after the switch would be planned for empty tables. */
  async analyze(write: Write): Promise<void> {
    for (const table of contentTables) {
      await write(async (transaction) => {
        // A small sample, until a vacuum takes the usual one: the embedded database answers nobody else meanwhile.
        await sql`select set_config('default_statistics_target', '2', true)`.execute(transaction)
        await sql`analyze ${sql.id(this.schema, table)}`.execute(transaction)
      })
    }
  }

  /** Puts the staged tables in the place of the others, inside a short transaction. */
  async switch(transaction: Kysely<Tables>): Promise<void> {
    const all = (schema: string) => sql.join(contentTables.map((table) => sql.id(schema, table)))
    const former = sql.id(this.former)
    // Those who read wait for us, and we for those who read already: neither for long.
    await sql`set local lock_timeout = '100ms'`.execute(transaction)
    await sql`lock table ${all('public')} in access exclusive mode`.execute(transaction)
    await sql`create schema ${former}`.execute(transaction)
    await this.addTriggers(transaction, 'statement')
    for (const table of contentTables) {
      await sql`alter table ${sql.id('public', table)} set schema ${former}`.execute(transaction)
      await sql`alter table ${sql.id(this.schema, table)} set schema public`.execute(transaction)
    }
    await sql`update revision set number = number + 1, changed_at = now()`.execute(transaction)
  }

  /** Removes staged tables that were not switched, and those that were replaced. */
  async drop(): Promise<void> {
    for (const schema of [this.schema, this.former]) {
      for (const table of contentTables.toReversed())
        await sql`drop table if exists ${sql.id(schema, table)}`.execute(this.db)
      await sql`drop schema if exists ${sql.id(schema)}`.execute(this.db)
    }
  }

  private get former() {
    return this.schema + FORMER
  }

  /** Statements that give the staged table what `like` does not copy by its name: keys, indexes, references. */
  private async definitions(table: string): Promise<string[]> {
    const { rows } = await sql<{ definition: string }>`
      select format('alter table %I.%I add constraint %I %s', ${this.schema}::text, ${table}::text, conname,
        pg_get_constraintdef(oid)) as definition, (contype = 'f')::int * 2 as place
      from pg_constraint where conrelid = ${`public.${table}`}::regclass and contype in ('p', 'u', 'f')
      union all
      select replace(pg_get_indexdef(indexrelid), ' ON public.', format(' ON %I.', ${this.schema}::text)), 1
      from pg_index where indrelid = ${`public.${table}`}::regclass and not exists (
        select from pg_constraint where conrelid = indrelid and conindid = indexrelid and contype in ('p', 'u')
      )
      order by place`.execute(this.db)
    return rows.map(({ definition }) => definition)
  }

  /** Those for each row fill its columns; those for a statement count edits, which preparing is not. */
  private async addTriggers(transaction: Kysely<Tables>, level: 'row' | 'statement'): Promise<void> {
    const { rows } = await sql<{ definition: string }>`
      select replace(pg_get_triggerdef(oid), ' ON public.', format(' ON %I.', ${this.schema}::text)) as definition
      from pg_trigger
      where tgrelid = any(${contentTables.map((table) => `public.${table}`)}::text[]::regclass[]) and not tgisinternal
        and (tgtype & 1) = ${level === 'row' ? 1 : 0}::int`.execute(transaction)
    for (const { definition } of rows) await sql.raw(definition).execute(transaction)
  }
}

/** Whether the role of this connection owns the tables: one with fewer rights can neither make nor switch copies. */
export async function mayStage(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_has_role(relowner, 'usage') and has_database_privilege(current_database(), 'create') as may
    from pg_class where oid = 'public.page'::regclass`.execute(db)
  return rows[0]?.may ?? false
}

/** Removes what imports have left whose processes ended. */
export async function dropLeftStages(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`
    select distinct regexp_replace(nspname, ${`${FORMER}$`}, '') as schema from pg_namespace
    where starts_with(nspname, ${STAGED})
      and not exists (select from setting where name = 'import' and starts_with(nspname, value #>> '{}'))`.execute(db)
  for (const { schema } of rows) await new StagedTablesRepo(db, schema).drop()
}
