import { type Database, openDatabase, type Prepare } from './database/database'
import { limits } from './http/limits'
import type { Settings } from './settings'

/**
 * Opens the configured database, at its newest migration or after `prepare`.
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

/** Further writes are forbidden, so nothing is closed properly either. */
function giveUp(error: Error): never {
  process.stderr.write(`The api is stopping: ${error.message}\n`)
  process.exit(1)
}
