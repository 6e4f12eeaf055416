import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, type Migration, type MigrationResultSet, Migrator, sql } from 'kysely'
import type { Tables } from './tables'

const folder = path.resolve(import.meta.dirname, '../migrations')

/**
 * The migrations as plain SQL files, in the order of their names. Forward only: another migration undoes one.
 */
export function migrationFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

/** In every database since 1.0. */
const BASELINE = '0100_site_content'

// While apis serve, a migration that waits for a table blocks all later queries on that table.
const LOCK_TIMEOUT = '3s'
const LOCK_PAUSE = 2_000
const LOCK_ATTEMPTS = 24

/**
 * Brings the database to the newest migration, or to a named one.
 * @throws Error that names the failed migration; the database is then as before it.
 */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { error, results } = await run(db, upTo)
    if (!error) return
    const lockNotAvailable = '55P03'
    if ((error as { code?: string }).code === lockNotAvailable && attempt < LOCK_ATTEMPTS) {
      await wait(LOCK_PAUSE)
      continue
    }
    const failed = results?.find(({ status }) => status === 'Error')
    const reason = error instanceof Error ? error.message : String(error)
    if (failed) throw new Error(`Migration ${failed.migrationName} failed: ${reason}`)
    throw new Error(`The database cannot be migrated: ${reason}`)
  }
}

async function run(db: Kysely<Tables>, upTo?: string): Promise<MigrationResultSet> {
  const done = await doneMigrations(db)
  // A database of the next release: this api still runs on it, also after a rollback.
  const later = done.map((name) => [name, { up: async () => {} }])
  const migrator = new Migrator({
    db,
    // Two teams may add migrations at the same time, and the lower number may reach a database later.
    allowUnorderedMigrations: true,
    provider: {
      async getMigrations() {
        const files = migrationFiles().map((name) => [name.replace(/\.sql$/, ''), fromFile(name)])
        return Object.fromEntries([...later, ...files])
      },
    },
  })
  if (upTo) return migrator.migrateTo(upTo)
  // An empty database has no users yet, and running the migrations one by one takes long.
  if (done.length === 0) return migrator.migrateToLatest()
  // Each in its own transaction, so that it locks its tables no longer than it takes.
  for (;;) {
    const outcome = await migrator.migrateUp()
    if (outcome.error || outcome.results?.length === 0) return outcome
  }
}

/**
 * Names of the migrations that a database has; none before the first.
 * @throws Error for a database of a release before 1.0
 */
export async function doneMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows: there } = await sql`select 1 from pg_tables where tablename = 'kysely_migration'`.execute(db)
  if (there.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const names = rows.map(({ name }) => name)
  if (names.length > 0 && !names.includes(BASELINE))
    throw new Error(
      'The database was made by a release before 1.0, which this release cannot read: use an empty one, or move the folder ' +
        '"database" of DATA_DIR away',
    )
  return names
}

function fromFile(name: string): Migration {
  return {
    async up(db) {
      // Not earlier: Kysely must wait without a limit for another api that migrates.
      await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(db)
      for (const statement of statementsOf(readFileSync(path.join(folder, name), 'utf8')))
        await sql.raw(statement).execute(db)
    },
  }
}

/**
 * One statement at a time, as the extended protocol of both databases requires. Function bodies between $$ stay whole.
 */
function statementsOf(script: string): string[] {
  return script
    .split(/(\$\$[\s\S]*?\$\$)/)
    .flatMap((part) => (part.startsWith('$$') ? [part] : part.replace(/--.*$/gm, '').split(/(;)/)))
    .reduce<string[]>(
      (statements, part) => {
        if (part === ';') statements.push('')
        else statements[statements.length - 1] += part
        return statements
      },
      [''],
    )
    .map((statement) => statement.trim())
    .filter(Boolean)
}
