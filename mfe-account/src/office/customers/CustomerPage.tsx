import type { Customer } from '@brightfill/shared/contract'
import { Block, Loaded, OfficePage, PhoneLink, StateMark, useGetOne, When } from '@brightfill/shared/office'
import { Link, pathTo } from '@brightfill/shared/router'
import { DateText } from '@brightfill/shared/ui'
import { Details, Fact, Facts, Lines } from '../ui/Details'
import { CustomerDeeds } from './CustomerDeeds'
import styles from './Customers.module.css'
import { texts } from './texts'

/** Everything known about one customer (O-49). */
export function CustomerPage({ id }: { id: string }) {
  const customer = useGetOne<Customer>('customers', { id: Number(id) })
  const { data } = customer
  return (
    <OfficePage
      title={data?.name || data?.email || texts.title}
      note={<Link to="/office/customers">{texts.back}</Link>}
    >
      {/* Until all of it is here, ra-core gives the row of the list. */}
      <Loaded of={customer}>{(known) => known.threads && <Known customer={known} />}</Loaded>
    </OfficePage>
  )
}

function Known({ customer }: { customer: Customer }) {
  const { name, email, phone, address, position, created_at, saved_machines, threads, orders } = customer
  return (
    <Details>
      <Block title={texts.data}>
        <Facts>
          <Fact label={texts.name}>{name}</Fact>
          <Fact label={texts.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
          <Fact label={texts.phone}>{phone && <PhoneLink number={phone} />}</Fact>
          <Fact label={texts.position}>{position}</Fact>
          <Fact label={texts.address}>{address}</Fact>
          <Fact label={texts.since}>
            <DateText value={created_at} />
          </Fact>
        </Facts>
      </Block>
      <CustomerDeeds customer={customer} />
      <Block title={texts.enquiries} note={threads.length}>
        <Lines none={texts.noEnquiries}>
          {threads.map(({ reference, subject, status, created_at: at }) => (
            <li key={reference}>
              <Link to={`/office/enquiries/${reference}`}>{subject || reference}</Link>
              <StateMark state={status} />
              <When at={at} />
            </li>
          ))}
        </Lines>
      </Block>
      <Block title={texts.saved} note={saved_machines.length}>
        <Lines none={texts.noSaved}>
          {saved_machines.map(({ slug, name: machine, created_at: at }) => (
            <li key={slug}>
              <a href={pathTo('product', { slug })}>{machine}</a>
              <When at={at} />
            </li>
          ))}
        </Lines>
      </Block>
      <Block title={texts.orders} note={orders.length}>
        <Lines none={texts.noOrders}>
          {orders.map((order) => (
            <li key={order.id}>
              <Link to={`/office/orders/${order.id}`}>{texts.order(order.id)}</Link>
              <span>{order.status_name}</span>
              <When at={order.created_at} />
            </li>
          ))}
        </Lines>
        <p className={styles.after}>
          <Link to={`/office/orders/new?customer=${customer.id}`}>{texts.newOrder}</Link>
        </p>
      </Block>
    </Details>
  )
}
