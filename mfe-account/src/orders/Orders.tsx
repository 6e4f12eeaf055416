import type { OrderRow } from '@brightfill/shared/contract'
import { pathTo } from '@brightfill/shared/router'
import { Anchor } from '@brightfill/shared/ui'
import { StatusTable } from './StatusTable'
import { texts } from './texts'

/** Orders, newest first, with the status in the server's words; a row opens the order (O-50). */
export function Orders({ orders }: { orders: readonly OrderRow[] }) {
  const newestFirst = [...orders].sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
  const rows = newestFirst.map(({ id, created_at, status_name }) => ({
    id,
    what: <Anchor to={pathTo('AccountOrder', { id: String(id) })}>{texts.number(id)}</Anchor>,
    created_at,
    status: status_name,
  }))
  return <StatusTable what={texts.order} label={texts.heading} rows={rows} />
}
