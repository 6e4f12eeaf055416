import { type RawBuilder, sql } from 'kysely'

/** A moment in the company's local time, or the moment of such a local time. */
export const london = <Value>(time: RawBuilder<unknown>) => sql<Value>`(${time} at time zone 'Europe/London')`

/** The company's local time now. */
export const localNow = london(sql`now()`)
export const today = sql<string>`${localNow}::date`
