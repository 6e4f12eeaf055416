/** Rows of a page of a list of the office. */
export function pageOf({ page = 1, perPage = 25 }: { page?: number | undefined; perPage?: number | undefined }) {
  return { limit: perPage, offset: (page - 1) * perPage }
}

/** A search is counted up to here: nobody reads that many pages, and counting further takes longer than the list. */
export const MOST_COUNTED = 10_000
