import { judge } from './judge'

const times = (p95: number) => ({ p50: p95, p95, most: p95 })

describe('limits of the benchmark', () => {
  it('name the calls that are slower than the goal, also right after an edit', () => {
    expect(
      judge([
        { kind: 'first page', repeated: times(12), first: times(99) },
        { kind: 'text search', repeated: times(101), first: times(30) },
        { kind: 'three filters', repeated: times(20), first: times(140) },
      ]),
    ).toEqual(['text search: p95 is 101 ms, more than 100', 'three filters: p95 is 140 ms, more than 100'])
  })
})
