import type { Customer, OrderMachine, OrderStatusesAnswer, Thread } from '@brightfill/shared/contract'
import { Block, Failed, Loaded, OfficeForm, OfficePage, useGetList, useGetOne } from '@brightfill/shared/office'
import { Link, useNavigate } from '@brightfill/shared/router'
import { Select, TextArea } from '@brightfill/shared/ui'
import { useId } from 'react'
import { Details } from '../ui/Details'
import { CustomerPicker } from './CustomerPicker'
import { MachinePicker } from './MachinePicker'
import { MachineStateField } from './MachineStateField'
import styles from './Orders.module.css'
import { texts } from './texts'
import { useOrderDraft } from './useOrderDraft'

interface NewOrderPageProps {
  /** Undefined: it is chosen here. */
  customerId: number | undefined
  /** The enquiry that became the order: its machine is chosen already. */
  reference: string | undefined
}

/** Creates an order of a customer from machines (O-50). */
export function NewOrderPage({ customerId, reference }: NewOrderPageProps) {
  if (customerId) return <OfCustomer customerId={customerId} reference={reference} />
  return (
    <OfficePage title={texts.create} note={<Link to={texts.path}>{texts.back}</Link>}>
      <Details>
        <Block title={texts.whose}>
          <CustomerPicker />
        </Block>
      </Details>
    </OfficePage>
  )
}

function OfCustomer({ customerId, reference = '' }: NewOrderPageProps & { customerId: number }) {
  const customer = useGetOne<Customer>('customers', { id: customerId })
  const enquiry = useGetOne<Thread & { id: string }>('inbox', { id: reference }, { enabled: reference !== '' })
  const { data } = customer
  const { machine } = enquiry.data ?? {}
  return (
    <OfficePage
      title={texts.create}
      note={data && <Link to={`${texts.customers}/${customerId}`}>{data.name || data.email}</Link>}
    >
      <Loaded of={customer}>
        {(known) =>
          known.saved_machines &&
          !enquiry.isLoading && (
            <NewOrder customer={known} reference={reference} asked={machine?.live ? [machineOf(machine)] : []} />
          )
        }
      </Loaded>
    </OfficePage>
  )
}

function NewOrder({ customer, reference, asked }: { customer: Customer; reference: string; asked: OrderMachine[] }) {
  const list = useGetList<OrderStatusesAnswer['data'][number]>('order-statuses')
  const { data: statuses = [] } = list
  const draft = useOrderDraft(`order.${customer.id}.${reference}`, asked)
  const { change, waits } = draft
  const { machines, note, machineState = '' } = draft.values // a former draft has none
  const navigate = useNavigate()
  const form = useId()
  const status = draft.values.status ?? statuses[0]?.name ?? ''

  async function create() {
    const prices = machines.map(({ price }) => price ?? null)
    const slugs = machines.map(({ slug }) => slug)
    const selling = machineState && { selling_state: machineState }
    const fields = { customer: customer.id, machines: slugs, prices, status, note, ...selling }
    const done = texts.createdByItself(customer.name || customer.email)
    const made = await draft.send({ call: 'POST /office/orders', fields, done }, 'orders')
    if (made) void navigate(`${texts.path}/${made.data.id}`)
    return made !== undefined
  }
  const saving = { ...draft, answer: undefined, attempt: create, again: () => void create(), failed: texts.notDone }
  return (
    <Details>
      <Block title={texts.machines} note={texts.priced(machines.length)}>
        <MachinePicker
          form={form}
          chosen={machines}
          onChange={(chosen) => change({ machines: chosen })}
          suggested={customer.saved_machines}
        />
      </Block>
      <Block title={texts.order}>
        <OfficeForm
          id={form}
          label={texts.create}
          className={styles.form}
          doing={saving}
          after={<p role="status">{waits && texts.later}</p>}
          save={texts.createNow}
          button={{ disabled: machines.length === 0 || status === '' }}
        >
          <Select
            label={texts.status}
            options={statuses.map(({ name }) => ({ value: name, label: name }))}
            value={status}
            onChange={({ target }) => change({ status: target.value })}
          />
          <MachineStateField value={machineState} onChange={(state) => change({ machineState: state })} />
          <TextArea
            label={texts.note}
            hint={customer.confirmed ? texts.noteHint : texts.noteHintUntold}
            rows={3}
            value={note}
            onChange={({ target }) => change({ note: target.value })}
            optional
          />
          {list.error ? <Failed error={list.error} onRetry={() => void list.refetch()} busy={list.isFetching} /> : null}
        </OfficeForm>
      </Block>
    </Details>
  )
}

const machineOf = ({ slug, name, model, sku }: NonNullable<Thread['machine']>): OrderMachine => ({
  slug,
  name,
  model,
  sku,
})
