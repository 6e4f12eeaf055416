import { expect, test } from '@playwright/test' // no test opens a page
import { complaints } from '../attack/judge'

const row = (during: string, p95: number, failures: string[] = []) => ({
  during,
  times: { call: [3, p95] as [number, number], picture: [2, 4] as [number, number] },
  failures,
  asked: 300,
})
const quiet = row('quiet', 6)

test.describe('the run of all attacks', () => {
  test('passes when others waited at most twice as long plus 10 ms, or 100 ms in a flood', () => {
    expect(complaints(quiet, row('slow heads', 22))).toEqual([])
    expect(complaints(quiet, row('a flood', 112))).toEqual([])
  })

  test('fails when others waited longer, and names attack and figure', () => {
    expect(complaints(quiet, row('slow heads', 23))).toEqual([
      'slow heads: the p95 of a call was 23 ms, not 22 at most',
    ])
    expect(complaints(quiet, row('a flood', 113))).toEqual(['a flood: the p95 of a call was 113 ms, not 112 at most'])
    expect(complaints(quiet, row('a flood', Number.NaN))).toHaveLength(1)
  })

  test('fails when one of the others got no answer', () => {
    expect(complaints(quiet, row('a flood', 6, ['/ was answered with 503']))).toEqual([
      'a flood: 1 of 300 got no answer',
    ])
  })
})
