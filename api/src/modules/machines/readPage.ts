// Far above any list, far below what an offset can hold.
const LAST = 10_000_000

/** A client's page number; any other value counts as page 1. */
export function readPage(value: string | number | undefined): number {
  const page = typeof value === 'string' ? Number(value.trim() || Number.NaN) : value
  return page !== undefined && Number.isInteger(page) && page >= 1 ? Math.min(page, LAST) : 1
}
