import type { ColumnType } from 'kysely'

// Columns of type jsonb are written as JSON text.
export type Json<Value> = ColumnType<Value, string, string>
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>
export type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** Read as text in the queries: drivers make moments of days. */
export type Day = ColumnType<unknown, string | null | undefined, string | null>
