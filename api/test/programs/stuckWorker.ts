import { setTimeout as wait } from 'node:timers/promises'
import { EmbeddedDatabase } from '../../src/database/embedded/EmbeddedDatabase'

const ROWS = 20
// Longer than ordinary statements take on a busy machine.
const HEARTBEAT = 4_000
// After this silence nothing more will come.
const PATIENCE = 3 * HEARTBEAT

/**
 * A worker that hangs, as after a full disk, with acknowledged rows and an open transaction.
 */
export async function stuckWorker(folder: string, wrapped: boolean) {
  const reasons: string[] = []
  const database = new EmbeddedDatabase({
    folder,
    heartbeat: wrapped ? HEARTBEAT : 1e9,
    onRestart: (reason) => reasons.push(reason),
  })
  await database.open()
  const run = (sql: string) => database.query({ sql, parameters: [] })
  await run('create table proof (n integer)')
  for (let n = 1; n <= ROWS; n += 1) await run(`insert into proof values (${n})`)
  await run('begin')
  await run('insert into proof values (0)')

  const stuck = run('do $$ begin loop end loop; end $$').then(
    () => 'answered',
    (error: Error) => error.name,
  )
  const outcome = await Promise.race([stuck, wait(PATIENCE, 'silence')])
  if (outcome === 'silence') return { outcome, restarts: reasons.length }
  const { rows } = await run('select count(*)::int as found from proof')
  await database.close()
  return { outcome, restarts: reasons.length, acknowledged: ROWS, ...(rows[0] as object) } // the row of the count
}
