import type { Measured } from './measure'
import type { MeasuredOffice } from './measureOffice'

const LIMIT = 100
const OFFICE_LIMIT = 150

/** The kinds of calls that take longer than the goal at the 95th percentile, also right after an edit. */
export function judge(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ kind, repeated, first }) => {
    const slowest = Math.max(repeated.p95, first.p95)
    return slowest > LIMIT ? [`${kind}: p95 is ${slowest.toFixed(0)} ms, more than ${LIMIT}`] : []
  })
}

/** Every list, search and publication of the office on PostgreSQL, at the 95th percentile (O-33, O-56). */
export function judgeOffice(measured: readonly MeasuredOffice[]): string[] {
  return measured
    .filter(({ p95, limit = OFFICE_LIMIT }) => p95 > limit)
    .map(({ kind, p95, limit = OFFICE_LIMIT }) => `${kind}: p95 is ${p95.toFixed(0)} ms, more than ${limit}`)
}
