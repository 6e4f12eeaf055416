import type { OfficeOrder } from '@brightfill/shared/contract'
import { Block, Loaded, OfficePage, useGetOne, When } from '@brightfill/shared/office'
import { Link } from '@brightfill/shared/router'
import { DateText } from '@brightfill/shared/ui'
import { PaperButton } from '../../orders/paper/PaperButton'
import { Details, Fact, Facts, Lines } from '../ui/Details'
import { CustomerLink } from './CustomerLink'
import styles from './Orders.module.css'
import { PricesForm } from './PricesForm'
import { StatusForm } from './StatusForm'
import { texts } from './texts'

/** One order: its machines with their prices, its history, and its next status (O-50). */
export function OrderPage({ id }: { id: string }) {
  const order = useGetOne<OfficeOrder>('orders', { id: Number(id) })
  return (
    <OfficePage title={texts.name(Number(id))} note={<Link to={texts.path}>{texts.back}</Link>}>
      {/* Until all of it is here, ra-core gives the row of the list. */}
      <Loaded of={order}>{(data) => data.steps && <Order order={data} />}</Loaded>
    </OfficePage>
  )
}

function Order({ order }: { order: OfficeOrder }) {
  const { id, customer, buyer, email, status_name, created_at, machines, steps } = order
  return (
    <Details>
      <Block title={texts.order}>
        <Facts>
          <Fact label={texts.customer}>
            <CustomerLink customer={customer} />
          </Fact>
          <Fact label={texts.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
          <Fact label={texts.address}>{buyer.address}</Fact>
          <Fact label={texts.status}>{status_name}</Fact>
          <Fact label={texts.ordered}>
            <When at={created_at} />
          </Fact>
        </Facts>
        <PaperButton order={id} by="office" />
      </Block>
      <Block title={texts.setStatus}>
        <StatusForm order={order} />
      </Block>
      <Block title={texts.machines} note={machines.length > 0 ? texts.priced(machines.length) : 0}>
        {machines.length > 0 ? <PricesForm order={order} /> : <Lines none={texts.noMachines}>{[]}</Lines>}
      </Block>
      <Block title={texts.steps} note={steps.length}>
        <Lines none={texts.noSteps}>
          {steps.toReversed().map((step) => (
            <li key={step.id}>
              <span>
                <b>{step.status_name}</b> <small>{step.by}</small>
                {step.note && <span className={styles.note}>{step.note}</span>}
              </span>
              <DateText value={step.on} />
            </li>
          ))}
        </Lines>
      </Block>
    </Details>
  )
}
