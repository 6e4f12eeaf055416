import { DateText } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import styles from './StatusTable.module.css'
import { texts } from './texts'

interface StatusTableProps {
  /** Head of the first column. */
  what: string
  label: string
  rows: readonly { id: number | string; what: ReactNode; created_at: string; status: string }[]
}

/** A table of records with a date and a status; stacked on small screens. */
export function StatusTable({ what, label, rows }: StatusTableProps) {
  return (
    // The roles are explicit because in some browsers a table with rows as blocks loses them.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className={styles.table} aria-label={label}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col">
            {what}
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
        {rows.map((row) => (
          <tr role="row" key={row.id} className={styles.row}>
            <td role="cell">{row.what}</td>
            <td role="cell" data-label={texts.date}>
              <DateText value={row.created_at} />
            </td>
            <td role="cell" data-label={texts.status}>
              {row.status}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
