import { formatPrice } from '@brightfill/shared/constants'
import type { OfficeOrderRow, OrderStatusesAnswer } from '@brightfill/shared/contract'
import {
  type Column,
  ListBase,
  ListPage,
  OfficeSelect,
  useGetList,
  useListContext,
  useParams,
  When,
} from '@brightfill/shared/office'
import { Link, useLocation } from '@brightfill/shared/router'
import { Button, ButtonLink } from '@brightfill/shared/ui'
import { useState } from 'react'
import { CustomerLink } from './CustomerLink'
import { NewOrderPage } from './NewOrderPage'
import { OrderPage } from './OrderPage'
import { StatusesDialog } from './StatusesDialog'
import { texts } from './texts'

/** Orders: the list, or the one that the address names (O-50). */
export function OrdersPage() {
  const { '*': opened } = useParams<{ '*': string }>()
  const { search } = useLocation()
  const [editing, setEditing] = useState(false)
  if (opened === 'new') {
    const query = new URLSearchParams(search)
    const customerId = Number(query.get('customer')) || undefined
    return <NewOrderPage key={search} customerId={customerId} reference={query.get('enquiry') ?? undefined} />
  }
  if (opened) return <OrderPage key={opened} id={opened} />
  const columns: Column<OfficeOrderRow>[] = [
    {
      title: texts.order,
      cell: ({ id }) => (
        <Link to={`${texts.path}/${id}${search}`}>
          <b>{texts.name(id)}</b>
        </Link>
      ),
    },
    {
      title: texts.customer,
      cell: ({ customer }) => <CustomerLink customer={customer} />,
    },
    { title: texts.machines, wide: true, cell: ({ machines }) => machines.join(', ') },
    { title: texts.total, end: true, wide: true, cell: ({ total }) => total !== null && formatPrice(total) },
    { title: texts.status, cell: ({ status_name }) => status_name },
    { title: texts.ordered, end: true, wide: true, cell: ({ created_at }) => <When at={created_at} /> },
  ]
  return (
    <ListBase sort={{ field: 'created_at', order: 'DESC' }} perPage={50}>
      <ListPage
        title={texts.title}
        columns={columns}
        search={{ label: texts.search }}
        actions={
          <>
            <StatusFilter />
            <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
            <ButtonLink size="sm" to={`${texts.path}/new`}>
              {texts.create}
            </ButtonLink>
          </>
        }
        empty={texts.none}
      >
        {editing && <StatusesDialog onClose={() => setEditing(false)} />}
      </ListPage>
    </ListBase>
  )
}

/** Orders keep a status that left the list, and are found by it. */
const USED = { filter: { used: 1 } }

function StatusFilter() {
  const { filterValues, setFilters } = useListContext()
  const { data: statuses = [] } = useGetList<OrderStatusesAnswer['data'][number]>('order-statuses', USED)
  return (
    <OfficeSelect
      label={texts.filter}
      value={filterValues.status ?? ''}
      none={texts.anyStatus}
      options={statuses.map(({ name }) => ({ value: name, label: name }))}
      onChoose={(status) => setFilters({ ...filterValues, status: status || undefined })}
    />
  )
}
