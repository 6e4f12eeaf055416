import { EmbeddedDatabase } from '../../src/database/embedded/EmbeddedDatabase'
import { openPglite } from '../../src/database/embedded/pglite'

const HEAVY = 'select count(*)::int as found from generate_series(1, 3000000) as n where n % 7 = 3'

/** The longest time that the database's work blocked the process. */
export async function worker(folder: string, wrapped: boolean) {
  if (wrapped) {
    const database = new EmbeddedDatabase({ folder })
    await database.open()
    const paused = await pauseDuring(() => database.query({ sql: HEAVY, parameters: [] }))
    await database.close()
    return paused
  }
  const pg = await openPglite(folder, true)
  const paused = await pauseDuring(() => pg.query(HEAVY))
  await pg.close()
  return paused
}

async function pauseDuring(work: () => Promise<unknown>) {
  let longestPause = 0
  let last = performance.now()
  const look = () => {
    longestPause = Math.max(longestPause, performance.now() - last)
    last = performance.now()
  }
  const timer = setInterval(look, 5)
  const start = performance.now()
  await work()
  const took = performance.now() - start
  look()
  clearInterval(timer)
  return { took: Math.round(took), longestPause: Math.round(longestPause) }
}
