import { type RawBuilder, sql } from 'kysely'

/**
 * `updated_at` of a row that an import replaces: sitemaps and structured data promise the time of the last change, so
 * an unchanged row keeps its own.
 * @param columns to compare
 * @param also another condition that counts as a change
 */
export function changeTime(table: string, columns: readonly string[], also: RawBuilder<unknown> = sql`false`) {
  const of = (row: string) => sql`row (${sql.join(columns.map((column) => sql.ref(`${row}.${column}`)))})`
  return sql<Date>`case when ${of(table)} is distinct from ${of('excluded')} or ${also} then now()
    else ${sql.ref(`${table}.updated_at`)} end`
}
