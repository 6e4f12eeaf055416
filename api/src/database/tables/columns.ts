import type { ColumnType } from 'kysely'

// Columns of type jsonb are written as JSON text.
export type Json<Value> = ColumnType<Value, string, string>
/** Read as the wire has it: ISO 8601, in UTC. */
export type Moment = ColumnType<string, Date | string | undefined, Date | string>
export type OptionalMoment = ColumnType<string | null, Date | string | null | undefined, Date | string | null>
/** Such as `2026-11-24`. */
export type Day = ColumnType<string | null, string | null | undefined, string | null>
