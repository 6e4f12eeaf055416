import type { Customer } from '@brightfill/shared/contract'
import {
  Block,
  Failed,
  LoadingRows,
  OfficePage,
  PhoneLink,
  StateMark,
  useGetOne,
  When,
} from '@brightfill/shared/office'
import { Link, pathTo } from '@brightfill/shared/router'
import type { ReactNode } from 'react'
import { CustomerDeeds } from './CustomerDeeds'
import styles from './Customers.module.css'
import { texts } from './texts'

/** What is known of one customer (O-49). */
export function CustomerPage({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useGetOne<Customer>('customers', { id: Number(id) })
  return (
    <OfficePage
      title={data?.name || data?.email || texts.title}
      note={<Link to="/office/customers">{texts.back}</Link>}
    >
      {error ? <Failed error={error} onRetry={() => void refetch()} busy={isFetching} /> : null}
      {!data && !error && <LoadingRows />}
      {/* Until all of it is here, ra-core gives the row of the list. */}
      {data?.threads && <Details customer={data} />}
    </OfficePage>
  )
}

function Details({ customer }: { customer: Customer }) {
  const { name, email, phone, address, position, created_at, saved_machines, threads, orders } = customer
  return (
    <div className={styles.details}>
      <Block title={texts.data}>
        <dl className={styles.data}>
          <Fact label={texts.name}>{name}</Fact>
          <Fact label={texts.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
          <Fact label={texts.phone}>{phone && <PhoneLink number={phone} />}</Fact>
          <Fact label={texts.position}>{position}</Fact>
          <Fact label={texts.address}>{address}</Fact>
          <Fact label={texts.since}>
            <When at={created_at} />
          </Fact>
        </dl>
      </Block>
      <CustomerDeeds customer={customer} />
      <Block title={texts.enquiries} note={threads.length}>
        <List>
          {threads.map(({ reference, subject, status, created_at: at }) => (
            <li key={reference}>
              <Link to={`/office/enquiries/${reference}`}>{subject || reference}</Link>
              <StateMark state={status} />
              <When at={at} />
            </li>
          ))}
        </List>
      </Block>
      <Block title={texts.saved} note={saved_machines.length}>
        <List>
          {saved_machines.map(({ slug, name: machine, created_at: at }) => (
            <li key={slug}>
              <a href={pathTo('product', { slug })}>{machine}</a>
              <When at={at} />
            </li>
          ))}
        </List>
      </Block>
      <Block title={texts.orders} note={orders.length}>
        <List>
          {orders.map((order) => (
            <li key={order.id}>
              <span>{texts.order(order.id)}</span>
              <span>{order.status_name}</span>
              <When at={order.created_at} />
            </li>
          ))}
        </List>
      </Block>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function List({ children }: { children: ReactNode[] }) {
  return children.length > 0 ? (
    <ul className={styles.rows}>{children}</ul>
  ) : (
    <p className={styles.quiet}>{texts.nothing}</p>
  )
}
