import type { Measured } from './measure'
import type { MeasuredOffice } from './measureOffice'

const LIMIT_AT_A_MILLION = 250
// Below a millisecond the clock and the neighbours decide.
const NOTHING = 1

/**
 * The reach of the design, as what is missed of it: what visitors repeat takes at 100,000 machines at most twice as
 * long as at 1,000, and at 1,000,000 on PostgreSQL nothing takes longer than 250 ms, not even for the first call after
 * an edit. All at the 95th percentile.
 */
export function judge(database: string, results: ReadonlyMap<number, readonly Measured[]>): string[] {
  const misses: string[] = []
  for (const { kind, repeated } of results.get(100_000) ?? []) {
    const small = results.get(1000)?.find((other) => other.kind === kind)?.repeated.p95
    if (small !== undefined && repeated.p95 > Math.max(NOTHING, 2 * small)) {
      misses.push(`${kind}: p95 at 100,000 is ${(repeated.p95 / small).toFixed(2)} times that at 1,000`)
    }
  }
  for (const { kind, repeated, first } of (database === 'postgresql' && results.get(1_000_000)) || []) {
    const slowest = Math.max(repeated.p95, first.p95)
    if (slowest > LIMIT_AT_A_MILLION)
      misses.push(`${kind}: p95 at 1,000,000 is ${slowest.toFixed(0)} ms, more than ${LIMIT_AT_A_MILLION}`)
  }
  return misses
}

const OFFICE_LIMIT = 150

/** Every list and search of the office on PostgreSQL, at the 95th percentile (O-56). */
export function judgeOffice(measured: readonly MeasuredOffice[]): string[] {
  return measured
    .filter(({ p95 }) => p95 > OFFICE_LIMIT)
    .map(({ kind, p95 }) => `${kind}: p95 is ${p95.toFixed(0)} ms, more than ${OFFICE_LIMIT}`)
}
