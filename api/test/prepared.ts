import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

export type DatabaseKind = 'embedded' | 'postgresql'

/**
 * The work of globalSetup.ts: the data folder of a seeded site for each database, and a PostgreSQL server with that
 * site's database.
 */
export interface Prepared {
  dataDirs: Record<DatabaseKind, string>
  postgres?: { server: string; seeded: string }
}

const VARIABLE = 'BRIGHTFILL_PREPARED'

/** Tests run in other processes, which inherit the environment of this one. */
export function tellPrepared(prepared: Prepared) {
  process.env[VARIABLE] = JSON.stringify(prepared)
}

export function prepared(): Prepared {
  return JSON.parse(process.env[VARIABLE] ?? '')
}

/** A copy of a seeded site's data folder; the caller removes it. */
export function seededDataDir(kind: DatabaseKind = 'embedded'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-api-'))
  cpSync(prepared().dataDirs[kind], folder, { recursive: true })
  return folder
}

let databases = 0

/** Address of a database on the tests' PostgreSQL server: a copy of the seeded one, or an empty one. */
export async function postgresDatabase(content: 'seeded' | 'empty' = 'seeded'): Promise<string> {
  const { postgres } = prepared()
  if (!postgres) throw new Error('PostgreSQL is not installed')
  databases += 1
  const name = `test_${process.pid}_${databases}_${Date.now()}`
  const client = new pg.Client({ connectionString: postgres.server })
  await client.connect()
  const template = content === 'seeded' ? postgres.seeded : 'template0'
  // Copies the files directly instead of through the log of the server.
  await client.query(`create database ${name} template ${template} strategy file_copy`)
  await client.end()
  return new URL(name, postgres.server).href
}
