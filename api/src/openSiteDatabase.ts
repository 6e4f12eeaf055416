import { type Database, type DatabaseSettings, openDatabase } from './database/database'
import { limits } from './http/limits'
import type { Settings } from './settings'

/**
 * Opens the database that the settings name, at its newest migration.
 * @throws FolderInUse when another process has the data folder
 */
export function openSiteDatabase(settings: Settings): Promise<Database> {
  return openDatabase(databaseSettings(settings))
}

/** The database that the settings name. */
export function databaseSettings({ databaseUrl, directUrl, databasePool, dataDir }: Settings): DatabaseSettings {
  return {
    url: databaseUrl,
    directUrl,
    connections: databasePool,
    dataDir,
    statementTimeout: limits.statementTimeout,
    onLost: giveUp,
    onTrouble: (reason) =>
      process.stderr.write(
        `${JSON.stringify({ level: 50, time: Date.now(), service: 'api', reason, msg: 'database' })}\n`,
      ),
  }
}

/** No write is allowed any more, so nothing is closed in order either. */
function giveUp(error: Error): never {
  process.stderr.write(`The api ends at once: ${error.message}\n`)
  process.exit(1)
}
