import path from 'node:path'
import { prepared } from './prepared'
import { runProgram } from './runProgram'

// Each part of the wrapper (docs/api.md, "The embedded database") against the bare database, which has none of these
// properties.
/** Runs a part with the wrapper and without it, on a copy of a database that was closed. */
const show = <Found = unknown>(part: string) =>
  runProgram<{ wrapped: Found; bare: Found }>('embedded', part, path.join(prepared().dataDirs.embedded, 'database'))

describe('what the embedded database is wrapped in', () => {
  it('a worker: the process goes on while the database works', async () => {
    const { wrapped, bare } = await show<{ longestPause: number; took: number }>('worker')
    expect(bare.longestPause).toBeGreaterThan(bare.took * 0.8)
    expect(wrapped.longestPause).toBeLessThan(wrapped.took * 0.5)
  }, 180_000)

  it('a file system that syncs: what was acknowledged is there after the power was cut', async () => {
    const { wrapped, bare } = await show('powerCut')
    expect(wrapped).toEqual({ acknowledged: 25, found: 25 })
    expect(bare).toEqual({ acknowledged: 25, found: 0 })
  }, 180_000)

  it('maintenance: edited rows are vacuumed and checkpoints are written in quiet moments', async () => {
    const { wrapped, bare } = await show<{ checkpoints: boolean; pages: number }>('maintenance')
    expect(wrapped.checkpoints).toBe(true)
    expect(bare.checkpoints).toBe(false)
    expect(wrapped.pages).toBeLessThan(bare.pages / 2)
  }, 180_000)

  it('a heartbeat: a worker that hangs is replaced, and what was acknowledged is still there, of an open transaction nothing', async () => {
    const { wrapped, bare } = await show('stuckWorker')
    expect(bare).toEqual({ outcome: 'silence', restarts: 0 })
    expect(wrapped).toEqual({ outcome: 'DatabaseUnavailable', restarts: 1, acknowledged: 20, found: 20 })
  }, 180_000)

  it('patience for migrations: a statement of one may take longer than that of a request [R-558]', async () => {
    const { wrapped, bare } = await show('longWork')
    expect(bare).toEqual({ outcome: 'DatabaseUnavailable', restarts: 1 })
    expect(wrapped).toEqual({ outcome: 'answered', restarts: 0 })
  }, 180_000)
})
