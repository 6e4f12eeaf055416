import { mkdirSync } from 'node:fs'
import { stopGracefully } from '@brightfill/shared/node'
import { buildApp } from './app'
import { closeFolder } from './database/closeFolder'
import { type Database, openDatabase } from './database/database'
import { FolderInUse } from './database/embedded/dataLock'
import { limits } from './http/limits'
import { seedWhenEmpty } from './seed/seedWhenEmpty'
import { readSettings, type Settings } from './settings'

/** No write is allowed any more, so nothing is closed in order either. */
function giveUp(error: Error): never {
  process.stderr.write(`The api ends at once: ${error.message}\n`)
  process.exit(1)
}

/** Says in one line why the api does not start. */
function refuse(error: unknown): never {
  process.stderr.write(`The api does not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function start(settings: Settings) {
  process.umask(0o077)
  mkdirSync(settings.dataDir, { recursive: true })
  closeFolder(settings.dataDir)
  const database = await open(settings)
  await seedWhenEmpty(database, settings)
  const app = await buildApp({ settings, database })

  stopGracefully(async () => {
    // Calls under way get their answer; then the database writes its last checkpoint.
    await app.close()
    await database.close()
  })
  await app.listen({ port: settings.port, host: settings.host })
  process.stdout.write(`The api answers at http://${settings.host}:${settings.port} (${database.kind} database)\n`)
}

function open(settings: Settings): Promise<Database> {
  return openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    statementTimeout: limits.statementTimeout,
    onLost: giveUp,
    onTrouble: (reason) =>
      process.stderr.write(`${JSON.stringify({ level: 50, service: 'api', msg: 'database', reason })}\n`),
  })
}

try {
  await start(readSettings(process.env))
} catch (error) {
  if (error instanceof FolderInUse || process.env.LOG_LEVEL !== 'debug') refuse(error)
  throw error
}
