import { PageHead } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, useLoaderData } from '@brightfill/shared/router'
import { Skeleton as Place, VisuallyHidden } from '@brightfill/shared/ui'
import { fetchMyEnquiries, fetchOrders } from '../api/account'
import { AccountError } from '../area/AccountError'
import { AccountLayout } from '../area/AccountLayout'
import { NothingYet } from '../area/NothingYet'
import { Enquiries } from './Enquiries'
import { Orders } from './Orders'
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
    <AccountLayout heading={texts.heading}>
      <PageHead title={texts.title} noindex />
      {orders.length > 0 ? <Orders orders={orders} /> : <NothingYet texts={texts} />}
      <Enquiries enquiries={enquiries} />
    </AccountLayout>
  )
}

export function Skeleton() {
  return (
    <AccountLayout heading={texts.heading}>
      <PageHead title={texts.title} noindex />
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
