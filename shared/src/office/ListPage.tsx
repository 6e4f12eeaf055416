import { useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { OfficePage } from './OfficePage'
import { OfficeSearch } from './OfficeSearch'
import { Pager } from './Pager'
import { type Column, Rows } from './Rows'
import { texts } from './texts'

interface ListPageProps<Row> {
  title: string
  columns: Column<Row>[]
  /** One line for a list without rows: what is missing, and what to do. */
  empty: string
  /** The label of the search, and the filter it sets; without it there is no search. */
  search?: { label: string; filter?: string }
  /** One line beside the title, instead of the number of rows. */
  note?: ReactNode
  /** Buttons after the search. */
  actions?: ReactNode
  /** A line above the table, such as views of it. */
  before?: ReactNode
  /** Dialogs of the page. */
  children?: ReactNode
}

/** A page with one list, inside a `ListBase` of it: number of rows, search, table and pages. */
export function ListPage<Row extends { id: number | string }>({
  title,
  columns,
  empty,
  search,
  note,
  actions,
  before,
  children,
}: ListPageProps<Row>) {
  const { data, total, meta, error, isFetching, refetch } = useListContext<Row>()
  return (
    <OfficePage
      title={title}
      note={note ?? <span role="status">{total !== undefined && texts.count(total, meta?.more)}</span>}
      actions={
        <>
          {search && <OfficeSearch {...search} />}
          {actions}
        </>
      }
    >
      {before}
      <Rows
        label={title}
        columns={columns}
        rows={data}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={empty}
      />
      <Pager />
      {children}
    </OfficePage>
  )
}
