import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../../src/database/database'

// node waitingMigration.js <postgresql://…>: opens an empty database while another api migrates for longer than a call
// may take.

const STATEMENT_TIMEOUT = 500
// Kysely's lock, which keeps two apis from migrating at once.
const LOCK = '3853314791062309107'

const [, , url = ''] = process.argv
const other = new pg.Client({ connectionString: url })
await other.connect()
await other.query(`select pg_advisory_lock(${LOCK})`)
const opening = openDatabase({
  url,
  dataDir: '',
  statementTimeout: STATEMENT_TIMEOUT,
  onTrouble: (reason) => process.stderr.write(reason),
  onLost: (error) => {
    throw error
  },
}).catch((error: Error) => error)
await wait(4 * STATEMENT_TIMEOUT)
await other.end()
const opened = await opening
const answer =
  opened instanceof Error ? { migration: opened.message } : { migration: 'done', call: await longCall(opened.db) }
if (!(opened instanceof Error)) await opened.close()
process.stdout.write(`${JSON.stringify(answer)}\n`, () => process.exit(0))

function longCall(db: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<string> {
  return sql`select pg_sleep(${(4 * STATEMENT_TIMEOUT) / 1000})`.execute(db).then(
    () => 'answered',
    (error: { code: string }) => error.code,
  )
}
