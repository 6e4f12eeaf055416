import type { OrderRow } from '@brightfill/shared/contract'
import { DateText } from '@brightfill/shared/ui'
import styles from './OrdersTable.module.css'
import { texts } from './texts'

/** Orders, newest first, with the status in the server's words. */
export function OrdersTable({ orders }: { orders: readonly OrderRow[] }) {
  const newestFirst = [...orders].sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
  return (
    // The roles are explicit because in some browsers a table with rows as blocks loses them.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className={styles.table}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col">
            {texts.order}
          </th>
          <th role="columnheader" scope="col">
            {texts.date}
          </th>
          <th role="columnheader" scope="col">
            {texts.status}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {newestFirst.map(({ id, created_at, status_name }) => (
          <tr role="row" key={id} className={styles.row}>
            <td role="cell">{texts.number(id)}</td>
            <td role="cell" data-label={texts.date}>
              <DateText value={created_at} />
            </td>
            <td role="cell" data-label={texts.status}>
              {status_name}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
