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
  /** One line for a list without rows: what was asked for, and what to do. */
  empty: string
  /** The things that the search looks through, and the filter it sets; without it there is none. */
  search?: { label: string; filter?: string }
  /** One line beside the title, in place of the number of rows. */
  note?: ReactNode
  /** Buttons after the search. */
  actions?: ReactNode
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
