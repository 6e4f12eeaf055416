import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables'

type Fragment = RawBuilder<unknown>

interface PageQuery {
  page?: number
  perPage?: number
  order?: 'asc' | 'desc'
}

/** The rows of a page of an office list. */
export function pageOf({ page = 1, perPage = 25 }: PageQuery) {
  return { limit: perPage, offset: (page - 1) * perPage }
}

/** Counts stop here: no one reads that many pages, and counting on takes longer than the list. */
const MOST_COUNTED = 10_000

interface List<Row> {
  /** The table and the conditions for its rows. */
  from: Fragment
  /** The last of these columns is unique. */
  sortedBy: Fragment[]
  isSearch: boolean
  /** Reads the rows of `select … ${chosen}`, in this order. */
  read: (chosen: Fragment, order: Fragment) => Promise<Row[]>
}

/** A page of rows, and the total. */
export async function listPage<Row>(
  db: Kysely<Tables>,
  query: PageQuery,
  { from, sortedBy, isSearch, read }: List<Row>,
) {
  const { limit, offset } = pageOf(query)
  const direction = sql.raw(query.order === 'asc' ? 'asc' : 'desc')
  const order = sql.join(sortedBy.map((column) => sql`${column} ${direction}`))
  const limited = isSearch ? sql`limit ${MOST_COUNTED + 1}` : sql``
  const [data, count] = await Promise.all([
    read(sql`from ${from} order by ${order} limit ${limit} offset ${offset}`, order),
    sql<{ total: number }>`
      select count(*)::int as total from (select 1 from ${from} ${limited}) as found`.execute(db),
  ])
  const total = count.rows[0]?.total ?? 0
  const more = isSearch && total > MOST_COUNTED
  return { data, total: more ? MOST_COUNTED : total, more }
}
