import { judge } from './judge'
import type { Measured } from './measure'

const times = (p95: number) => ({ p50: p95, p95, most: p95 })
const measured = (repeated: number, first = repeated): Measured[] => [
  { kind: 'first page', repeated: times(repeated), first: times(first) },
]

describe('judge of the bench', () => {
  it('is content when size is not felt', () => {
    const results = new Map([
      [1000, measured(2, 5)],
      [100_000, measured(4, 100)],
      [1_000_000, measured(9, 250)],
    ])
    expect(judge('postgresql', results)).toEqual([])
  })

  it('names the kind that takes more than twice as long at 100,000 as at 1,000', () => {
    const results = new Map([
      [1000, measured(2)],
      [100_000, measured(4.1)],
    ])
    expect(judge('embedded', results)).toEqual(['first page: p95 at 100,000 is 2.05 times that at 1,000'])
  })

  it('names the kind whose first call is too slow at 1,000,000, on PostgreSQL only', () => {
    const results = new Map([[1_000_000, measured(1, 251)]])
    expect(judge('postgresql', results)).toEqual(['first page: p95 at 1,000,000 is 251 ms, more than 250'])
    expect(judge('embedded', results)).toEqual([])
  })
})
