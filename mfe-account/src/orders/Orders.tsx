import type { OrderRow } from '@brightfill/shared/contract'
import { StatusTable } from './StatusTable'
import { texts } from './texts'

/** Orders, newest first, with the status in the server's words. */
export function Orders({ orders }: { orders: readonly OrderRow[] }) {
  const newestFirst = [...orders].sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
  const rows = newestFirst.map(({ id, created_at, status_name }) => ({
    id,
    what: texts.number(id),
    created_at,
    status: status_name,
  }))
  return <StatusTable what={texts.order} label={texts.heading} rows={rows} />
}
