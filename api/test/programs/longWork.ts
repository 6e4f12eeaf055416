import { EmbeddedDatabase } from '../../src/database/embedded/EmbeddedDatabase'

const HEARTBEAT = 4_000
const LONGER = `do $$
  declare over timestamptz := clock_timestamp() + interval '10 seconds';
  begin while clock_timestamp() < over loop end loop; end $$`

/** A statement that takes longer than any request may, as in migrations. */
export async function longWork(folder: string, wrapped: boolean) {
  const reasons: string[] = []
  const database = new EmbeddedDatabase({ folder, heartbeat: HEARTBEAT, onRestart: (reason) => reasons.push(reason) })
  await database.open()
  const run = () => database.query({ sql: LONGER, parameters: [] })
  const outcome = await (wrapped ? database.patiently(run) : run()).then(
    () => 'answered',
    (error: Error) => error.name,
  )
  await database.close()
  return { outcome, restarts: reasons.length }
}
