import { type Database, openDatabase, type Prepare } from './database/database'
import { limits } from './http/limits'
import type { Settings } from './settings'

/**
 * Opens the database that the settings name, at its newest migration or after what `prepare` does.
 * @throws FolderInUse when another process has the data folder
 */
export function openSiteDatabase(
  { databaseUrl, directUrl, databasePool, dataDir }: Settings,
  prepare?: Prepare,
): Promise<Database> {
  const settings = {
    url: databaseUrl,
    directUrl,
    connections: databasePool,
    dataDir,
    statementTimeout: limits.statementTimeout,
    onLost: giveUp,
    onTrouble: (reason: string) =>
      process.stderr.write(
        `${JSON.stringify({ level: 50, time: Date.now(), service: 'api', reason, msg: 'database' })}\n`,
      ),
  }
  return openDatabase(settings, prepare)
}

/** No write is allowed any more, so nothing is closed in order either. */
function giveUp(error: Error): never {
  process.stderr.write(`The api ends at once: ${error.message}\n`)
  process.exit(1)
}
