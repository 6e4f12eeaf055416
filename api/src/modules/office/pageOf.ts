/** Rows of a page of a list of the office. */
export function pageOf({ page = 1, perPage = 25 }: { page?: number | undefined; perPage?: number | undefined }) {
  return { limit: perPage, offset: (page - 1) * perPage }
}

/** A search is counted up to here: nobody reads that many pages, and counting further takes longer than the list. */
const MOST_COUNTED = 10_000

/** The limit of the rows that `counted` reads. */
export const COUNT_LIMIT = MOST_COUNTED + 1

/** The totals in the answer for a list whose rows were counted up to `COUNT_LIMIT`. */
export function counted(rows: number, isSearch: boolean): { total: number; more: boolean } {
  const more = isSearch && rows > MOST_COUNTED
  return { total: more ? MOST_COUNTED : rows, more }
}
