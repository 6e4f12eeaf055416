import type { OrderRow } from '@brightfill/shared/contract'
import { defineHandle, type LoaderFunctionArgs, pathTo, useLoaderData } from '@brightfill/shared/router'
import { Skeleton as Place, TextLink, VisuallyHidden } from '@brightfill/shared/ui'
import { fetchMyEnquiries, fetchOrders } from '../api/account'
import { AccountError } from '../area/AccountError'
import { AccountLayout } from '../area/AccountLayout'
import { NothingYet } from '../area/NothingYet'
import { Enquiries } from './Enquiries'
import { StatusTable } from './StatusTable'
import styles from './StatusTable.module.css'
import { texts } from './texts'

export async function loader({ request }: LoaderFunctionArgs) {
  // Orders show without the enquiries.
  const [orders, enquiries] = await Promise.all([
    fetchOrders(request.signal),
    fetchMyEnquiries(request.signal).catch(() => undefined),
  ])
  return { orders, enquiries }
}

export const handle = defineHandle<typeof loader>({ crumb: texts.heading })

export function Component() {
  const { orders, enquiries } = useLoaderData<typeof loader>()
  return (
    <AccountLayout title={texts.title} heading={texts.heading}>
      {orders.length > 0 ? <Orders orders={orders} /> : <NothingYet texts={texts} />}
      <Enquiries enquiries={enquiries} />
    </AccountLayout>
  )
}

/** Orders, newest first, with the server's text for the status; a row opens the order (O-50). */
function Orders({ orders }: { orders: readonly OrderRow[] }) {
  const newestFirst = [...orders].sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
  const rows = newestFirst.map(({ id, created_at, status_name }) => ({
    id,
    what: <TextLink to={pathTo('AccountOrder', { id: String(id) })}>{texts.number(id)}</TextLink>,
    created_at,
    status: status_name,
  }))
  return <StatusTable what={texts.order} label={texts.heading} rows={rows} />
}

export function Skeleton() {
  return (
    <AccountLayout title={texts.title} heading={texts.heading}>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div className={styles.places}>
        {['a', 'b', 'c', 'd', 'e'].map((place) => (
          <Place key={place} shape="heading" className={styles.place} />
        ))}
      </div>
    </AccountLayout>
  )
}

export function ErrorBoundary() {
  return <AccountError heading={texts.heading} />
}
