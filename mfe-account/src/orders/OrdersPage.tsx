import { PageHead } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, pathTo, useLoaderData } from '@brightfill/shared/router'
import { ButtonLink, EmptyState, Skeleton as Place, VisuallyHidden } from '@brightfill/shared/ui'
import { fetchOrders } from '../api/account'
import { AccountError } from '../area/AccountError'
import { AccountLayout } from '../area/AccountLayout'
import { OrdersTable } from './OrdersTable'
import styles from './OrdersTable.module.css'
import { texts } from './texts'

export async function loader({ request }: LoaderFunctionArgs) {
  return { orders: await fetchOrders(request.signal) }
}

export const handle = defineHandle<typeof loader>({ crumb: texts.heading })

export function Component() {
  const { orders } = useLoaderData<typeof loader>()
  return (
    <AccountLayout heading={texts.heading}>
      <PageHead title={texts.title} noindex />
      {orders.length > 0 ? (
        <OrdersTable orders={orders} />
      ) : (
        <EmptyState
          heading={texts.empty}
          text={texts.emptyText}
          actions={
            <ButtonLink to={pathTo('products')} arrow>
              {texts.toMachines}
            </ButtonLink>
          }
        />
      )}
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
