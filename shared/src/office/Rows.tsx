import { Skeleton, VisuallyHidden } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import { Failed } from './Failed'
import styles from './Rows.module.css'
import { texts } from './texts'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers and money are right-aligned. */
  end?: boolean
  /** Left out on a phone. */
  wide?: boolean
}

interface RowsProps<Row> {
  /** The name of the table. */
  label: string
  columns: Column<Row>[]
  rows: Row[] | undefined
  /** Old rows stay, dimmed, while others load. */
  loading?: boolean
  /** Why they did not load, with another try. */
  error?: unknown
  onRetry?: () => void
  /** One line: what is missing, and what to do. */
  empty: string
}

/** A table of the office; the head stays while the rows scroll. */
export function Rows<Row extends { id: number | string }>({
  label,
  columns,
  rows,
  loading,
  error,
  onRetry = () => {},
  empty,
}: RowsProps<Row>) {
  if (error && !rows?.length) return <Failed error={error} onRetry={onRetry} />
  if (!rows) return <LoadingRows />
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <>
      {error !== undefined && error !== null && <Failed error={error} onRetry={onRetry} />}
      <table className={styles.table} aria-label={label} aria-busy={loading || undefined}>
        <thead>
          <tr>
            {columns.map(({ title, end, wide }) => (
              <th key={title} scope="col" data-end={end || undefined} data-wide={wide || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ title, cell, end, wide }) => (
                <td key={title} data-end={end || undefined} data-wide={wide || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Grey bars at the size of rows. */
export function LoadingRows() {
  return (
    <div className={styles.loading}>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} shape="line" />
      ))}
    </div>
  )
}
