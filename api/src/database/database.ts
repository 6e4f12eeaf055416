import path from 'node:path'
import { statementSpans } from '@brightfill/shared/node'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from './DatabaseUnavailable'
import { type FolderInUse, lockFolder } from './embedded/dataLock'
import { EmbeddedDatabase } from './embedded/EmbeddedDatabase'
import { embeddedDialect } from './embedded/embeddedDialect'
import { migrate } from './migrate'
import { serverAddress } from './serverAddress'
import { TimedConnection } from './TimedConnection'
import type { Tables } from './tables'

export interface DatabaseSettings {
  /** Without it, the embedded database in the data folder. */
  url?: string
  /** Set where `url` is a pooler in transaction mode: the address of the server itself, for migrations. */
  directUrl?: string
  /** The most connections to a server. */
  connections?: number
  dataDir: string
  /** No statement may take longer than this many ms. */
  statementTimeout: number
  /** Called when the embedded database was restarted or a connection broke. */
  onTrouble: (reason: string) => void
  /** Called when another process has taken the folder of the embedded database: another write would damage it. */
  onLost: (error: FolderInUse) => void
}

export interface Database {
  db: Kysely<Tables>
  kind: 'embedded' | 'postgresql'
  /** Open connections, the idle ones among them, and calls that wait for one. */
  load(): { open: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** Milliseconds of silence on a connection before a keep-alive probe asks the server whether it is there. */
const ASK_AFTER = 10_000

/** Rows have dates and times as the wire has them. */
const types: pg.CustomTypesConfig = {
  getTypeParser(type, format) {
    const parse = pg.types.getTypeParser(type, format)
    if (type === pg.types.builtins.DATE) return String
    return type === pg.types.builtins.TIMESTAMPTZ ? (text: string) => parse(text).toISOString() : parse
  },
}

export type Prepare = (db: Kysely<Tables>) => Promise<unknown>

/**
 * Opens the database and brings it to the newest migration, or does something else before calls may use it.
 * @throws FolderInUse when another process has the data folder
 */
export async function openDatabase(
  settings: DatabaseSettings,
  prepare: Prepare = (db) => migrate(db),
): Promise<Database> {
  return settings.url ? openServer(settings, settings.url, prepare) : openEmbedded(settings, prepare)
}

async function openEmbedded(
  { dataDir, statementTimeout, onTrouble, onLost }: DatabaseSettings,
  prepare: Prepare,
): Promise<Database> {
  const release = await lockFolder(dataDir, onLost)
  const folder = path.join(dataDir, 'database')
  const embedded = new EmbeddedDatabase({ folder, heartbeat: statementTimeout + 5_000, onRestart: onTrouble })
  const db = new Kysely<Tables>({ dialect: embeddedDialect(embedded), log: statementSpans() })
  const close = async () => {
    await db.destroy()
    await embedded.close()
    release()
  }
  try {
    await embedded.open()
    await embedded.patiently(() => prepare(db))
  } catch (error) {
    await close()
    throw error
  }
  return { db, kind: 'embedded', load: () => embedded.load, close }
}

async function openServer(settings: DatabaseSettings, url: string, prepare: Prepare): Promise<Database> {
  const { statementTimeout, onTrouble, directUrl, connections = 10 } = settings
  await prepareServer(directUrl ?? url, onTrouble, prepare)
  const pool = openPool(onTrouble, {
    connectionString: serverAddress(url),
    max: connections,
    application_name: 'brightfill api',
    // A pooler refuses these, so the role has them there (deploy/roles.sql).
    ...(!directUrl && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: 2 * statementTimeout,
      // Compiling a statement takes longer than it saves: the slowest takes a quarter of a second.
      options: '-c jit=off',
    }),
  })
  const db = onPool(pool, statementTimeout + 1_000)
  const load = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, kind: 'postgresql', load, close: () => db.destroy() }
}

/**
 * Uses a separate connection: a large catalogue, or waiting for another api that migrates, takes longer than a call
 * may.
 */
async function prepareServer(url: string, onTrouble: DatabaseSettings['onTrouble'], prepare: Prepare): Promise<void> {
  const pool = openPool(onTrouble, {
    connectionString: serverAddress(url),
    max: 1,
    application_name: 'brightfill migrations',
  })
  // The role may have a limit.
  pool.on('connect', (client) => void client.query('set statement_timeout = 0').catch(() => {}))
  const db = onPool(pool)
  try {
    await prepare(db)
  } finally {
    await db.destroy()
  }
}

/** A pool that survives the loss of its connections: a connection that breaks without a listener ends the process. */
function openPool(onTrouble: DatabaseSettings['onTrouble'], config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: ASK_AFTER,
    types,
  })
  // The pool listens to idle connections only.
  pool.on('connect', (client) => client.on('error', (error) => onTrouble(error.message)))
  pool.on('error', () => {}) // the listener of the connection has reported it
  return pool
}

/** @param answersWithin milliseconds that the server has for a statement; undefined for any time */
function onPool(pool: pg.Pool, answersWithin?: number): Kysely<Tables> {
  const take = async () => {
    const connection = new TimedConnection(await connect(pool), answersWithin)
    return connection as unknown as PostgresPoolClient // without cursors, which are not used
  }
  return new Kysely({
    dialect: new PostgresDialect({ pool: { connect: take, end: () => pool.end() } }),
    log: statementSpans(),
  })
}

/** Every failure to connect may be temporary: the pool's own error has no code. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const hint = /startup parameter/.test(reason)
      ? '; behind a pooler set DATABASE_DIRECT_URL to the server itself'
      : ''
    throw new DatabaseUnavailable(reason + hint, { cause: error })
  }
}
