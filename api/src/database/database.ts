import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from './DatabaseUnavailable'
import { type FolderInUse, lockFolder } from './embedded/dataLock'
import { EmbeddedDatabase } from './embedded/EmbeddedDatabase'
import { embeddedDialect } from './embedded/embeddedDialect'
import { migrate } from './migrate'
import type { Tables } from './tables'

export interface DatabaseSettings {
  /** Unset: the embedded database in the data folder. */
  url?: string
  dataDir: string
  /** No statement may take longer than this many ms. */
  statementTimeout: number
  /** Told when the embedded database had to be started again, or a connection broke. */
  onTrouble: (reason: string) => void
  /** Told when another process has taken the folder of the embedded database: another write would damage it. */
  onLost: (error: FolderInUse) => void
}

export interface Database {
  db: Kysely<Tables>
  kind: 'embedded' | 'postgresql'
  close(): Promise<void>
}

/**
 * Opens the database and brings it to the newest migration.
 * @throws FolderInUse when another process has the data folder
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.url ? openServer(settings, settings.url) : openEmbedded(settings)
}

async function openEmbedded({ dataDir, statementTimeout, onTrouble, onLost }: DatabaseSettings): Promise<Database> {
  const release = await lockFolder(dataDir, onLost)
  const folder = path.join(dataDir, 'database')
  const embedded = new EmbeddedDatabase({ folder, heartbeat: statementTimeout + 5_000, onRestart: onTrouble })
  const db = new Kysely<Tables>({ dialect: embeddedDialect(embedded) })
  const close = async () => {
    await db.destroy()
    await embedded.close()
    release()
  }
  try {
    await embedded.open()
    await embedded.patiently(() => migrate(db))
  } catch (error) {
    await close()
    throw error
  }
  return { db, kind: 'embedded', close }
}

async function openServer({ statementTimeout, onTrouble }: DatabaseSettings, url: string): Promise<Database> {
  await migrateServer(url, onTrouble)
  const pool = openPool(onTrouble, {
    connectionString: url,
    max: 10,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    application_name: 'brightfill api',
  })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: () => connect(pool), end: () => pool.end() } }),
  })
  return { db, kind: 'postgresql', close: () => db.destroy() }
}

/**
 * Uses a connection of its own: a large catalogue, or waiting for another api that migrates, takes longer than a call
 * may.
 */
async function migrateServer(url: string, onTrouble: DatabaseSettings['onTrouble']): Promise<void> {
  const pool = openPool(onTrouble, {
    connectionString: url,
    max: 1,
    options: '-c statement_timeout=0',
    application_name: 'brightfill migrations',
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

/** A pool that survives the loss of its connections: a connection that breaks without a listener ends the process. */
function openPool(onTrouble: DatabaseSettings['onTrouble'], config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: 5_000 })
  // The pool listens to idle connections only.
  pool.on('connect', (client) => client.on('error', (error) => onTrouble(error.message)))
  pool.on('error', () => {}) // its connection has told
  return pool
}

/** Every failure to connect may pass: the pool's own error for it has no code to tell it by. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw new DatabaseUnavailable(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
