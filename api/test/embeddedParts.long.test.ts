import path from 'node:path'
import { prepared } from './prepared'
import { runProgram } from './runProgram'

// Each part of the wrapper (docs/api.md, "The embedded database") compared with the bare database, which has none of
// these properties.
/** Runs a part with and without the wrapper, on a copy of a closed database. */
const show = <Found = unknown>(part: string) =>
  runProgram<{ wrapped: Found; bare: Found }>('embedded', part, path.join(prepared().dataDirs.embedded, 'database'))

describe('the wrapper of the embedded database is', () => {
  it('a worker: the process keeps running while the database works', async () => {
    const { wrapped, bare } = await show<{ longestPause: number; took: number }>('worker')
    expect(bare.longestPause).toBeGreaterThan(bare.took * 0.8)
    expect(wrapped.longestPause).toBeLessThan(wrapped.took * 0.5)
  }, 180_000)

  it('a file system that syncs: acknowledged rows survive a power cut', async () => {
    const { wrapped, bare } = await show('powerCut')
    expect(wrapped).toEqual({ acknowledged: 25, found: 25 })
    expect(bare).toEqual({ acknowledged: 25, found: 0 })
  }, 180_000)

  it('maintenance: edited rows are vacuumed and checkpoints are written when it is idle', async () => {
    const { wrapped, bare } = await show<{ checkpoints: boolean; pages: number }>('maintenance')
    expect(wrapped.checkpoints).toBe(true)
    expect(bare.checkpoints).toBe(false)
    expect(wrapped.pages).toBeLessThan(bare.pages / 2)
  }, 180_000)

  it('a heartbeat: a hung worker is replaced, keeping acknowledged rows and nothing of an open transaction', async () => {
    const { wrapped, bare } = await show('stuckWorker')
    expect(bare).toEqual({ outcome: 'silence', restarts: 0 })
    expect(wrapped).toEqual({ outcome: 'DatabaseUnavailable', restarts: 1, acknowledged: 20, found: 20 })
  }, 180_000)

  it('patience for migrations: their statements may take longer than those of requests [R-558]', async () => {
    const { wrapped, bare } = await show('longWork')
    expect(bare).toEqual({ outcome: 'DatabaseUnavailable', restarts: 1 })
    expect(wrapped).toEqual({ outcome: 'answered', restarts: 0 })
  }, 180_000)
})
