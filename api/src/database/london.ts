import { type RawBuilder, sql } from 'kysely'

/** A moment by the clock of the company, or the moment at which that clock shows a time. */
export const london = <Value>(time: RawBuilder<unknown>) => sql<Value>`(${time} at time zone 'Europe/London')`

/** The time that it shows now. */
export const localNow = london(sql`now()`)
export const today = sql<string>`${localNow}::date`
