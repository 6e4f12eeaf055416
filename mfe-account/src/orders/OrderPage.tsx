import { formatPrice, modelAndSku, totalPrice } from '@brightfill/shared/constants'
import type { MyOrder } from '@brightfill/shared/contract'
import { RouteError } from '@brightfill/shared/page'
import {
  defineHandle,
  type LoaderFunctionArgs,
  pathTo,
  requireParam,
  useLoaderData,
  useRouteError,
} from '@brightfill/shared/router'
import { DateText, Sentence, TextLink } from '@brightfill/shared/ui'
import { fetchMyOrder } from '../api/account'
import { AccountError } from '../area/AccountError'
import { AccountLayout } from '../area/AccountLayout'
import styles from './OrderPage.module.css'
import { PaperButton } from './paper/PaperButton'
import { texts } from './texts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  return { order: await fetchMyOrder(requireParam(params, 'id'), request.signal) }
}

export const handle = defineHandle<typeof loader>({ crumb: (_, { params }) => texts.orderName(params.id ?? '') })

/** One order: its machines with their prices, and every status with its day (O-50). */
export function Component() {
  const { order } = useLoaderData<typeof loader>()
  const heading = texts.orderName(order.id)
  return (
    <AccountLayout title={texts.orderTitle(order.id)} heading={heading}>
      <p>
        <Sentence
          text={texts.statusAndDay}
          parts={{ status: <strong>{order.status_name}</strong>, day: <DateText value={order.created_at} /> }}
        />
      </p>
      <PaperButton order={order.id} by="user" />
      <Machines machines={order.machines} />
      {order.steps.length > 0 && <Steps steps={order.steps} />}
      <p className={styles.all}>
        <TextLink to={pathTo('AccountOrders')}>{texts.allOrders}</TextLink>
      </p>
    </AccountLayout>
  )
}

function Machines({ machines }: Pick<MyOrder, 'machines'>) {
  if (machines.length === 0) return null
  const total = totalPrice(machines.map(({ price }) => price))
  return (
    <section>
      <h2 className={styles.heading}>{texts.machines}</h2>
      <ul>
        {machines.map(({ slug, price, ...machine }) => (
          <li key={slug} className={styles.row}>
            <span>
              <TextLink to={pathTo('product', { slug })}>{machine.name}</TextLink>
              <span className={styles.note}>{modelAndSku(machine)}</span>
            </span>
            {price !== null && price !== undefined && <span>{formatPrice(price)}</span>}
          </li>
        ))}
        {total !== null && machines.length > 1 && (
          <li className={styles.row}>
            <span>{texts.total}</span>
            <strong>{formatPrice(total)}</strong>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Newest first. */
function Steps({ steps }: Pick<MyOrder, 'steps'>) {
  return (
    <section>
      <h2 className={styles.heading}>{texts.steps}</h2>
      <ol reversed>
        {steps.toReversed().map(({ id, status_name, on, note }) => (
          <li key={id} className={styles.row}>
            <span>
              <strong>{status_name}</strong>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            <DateText value={on} />
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Skeleton() {
  return (
    <AccountLayout title={texts.title} heading={texts.order}>
      <p role="status">{texts.loadingOrder}</p>
    </AccountLayout>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  // An address that no order can have is refused by the api before it looks.
  if (status === 404 || status === 422) return <RouteError notFound={texts.noSuchOrder} />
  return <AccountError heading={texts.order} />
}
