import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Tables } from './tables'

const folder = path.resolve(import.meta.dirname, '../migrations')

/**
 * The migrations as plain SQL files, in the order of their names. Forward only: there is no way back but a new
 * migration.
 */
export function migrationFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

/**
 * Brings the database to the newest migration, or to a named one.
 * @throws Error that names the migration that failed; the database is then as before it.
 */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      async getMigrations() {
        return Object.fromEntries(migrationFiles().map((name) => [name.replace(/\.sql$/, ''), fromFile(name)]))
      },
    },
  })
  const { error, results } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')
  throw new Error(
    `Migration ${failed?.migrationName ?? ''} failed: ${error instanceof Error ? error.message : String(error)}`,
  )
}

function fromFile(name: string): Migration {
  return {
    async up(db) {
      for (const statement of statementsOf(readFileSync(path.join(folder, name), 'utf8')))
        await sql.raw(statement).execute(db)
    },
  }
}

/**
 * One statement at a time, as the extended protocol of both databases wants it. A function body between $$ stays whole.
 */
export function statementsOf(script: string): string[] {
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
