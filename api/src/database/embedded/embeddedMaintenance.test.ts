import type { PGlite } from '@electric-sql/pglite'
import { embeddedMaintenance } from './embeddedMaintenance'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Runs maintenance for six minutes while an api queries this often. @returns what it did */
async function doneWhileAsked(...everyMilliseconds: number[]): Promise<string[]> {
  const done: string[] = []
  const query = async (sql: string) => ({ rows: [sql.includes('relname') ? { relname: 'page' } : { place: '0/1' }] })
  const pg = { query, exec: async (sql: string) => void done.push(sql) } as unknown as PGlite // all that it uses
  const maintenance = embeddedMaintenance(pg, () => {})
  const asking = everyMilliseconds.map((every) => setInterval(() => maintenance.inUse('select'), every))
  await jest.advanceTimersByTimeAsync(6 * 60_000)
  for (const each of asking) clearInterval(each)
  maintenance.stop()
  return [...new Set(done)]
}

describe('maintenance of the embedded database', () => {
  it('runs between the checks of an api for due work', async () => {
    expect(await doneWhileAsked(2_000, 3_000, 5_000)).toEqual(['vacuum (analyze) page', 'checkpoint'])
  })

  it('waits while callers query without a pause', async () => {
    expect(await doneWhileAsked(100)).toEqual([])
  })
})
