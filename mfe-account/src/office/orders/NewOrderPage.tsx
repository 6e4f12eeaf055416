import type { Customer, OfficeOrder, OrderMachine, OrderStatusesAnswer } from '@brightfill/shared/contract'
import { Block, Failed, LoadingRows, OfficePage, useCreate, useGetList, useGetOne } from '@brightfill/shared/office'
import { Link, useNavigate } from '@brightfill/shared/router'
import { Button, Select, TextArea } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import { Details } from '../ui/Details'
import { MachinePicker } from './MachinePicker'
import styles from './Orders.module.css'
import { texts } from './texts'

/** Creates an order of a customer from machines (O-50). */
export function NewOrderPage({ customerId }: { customerId: number }) {
  const { data, error, refetch, isFetching } = useGetOne<Customer>('customers', { id: customerId })
  return (
    <OfficePage
      title={texts.create}
      note={data && <Link to={`${texts.customers}/${customerId}`}>{data.name || data.email}</Link>}
    >
      {error ? <Failed error={error} onRetry={() => void refetch()} busy={isFetching} /> : null}
      {!data && !error && <LoadingRows />}
      {data?.saved_machines && <NewOrder customer={data} />}
    </OfficePage>
  )
}

function NewOrder({ customer }: { customer: Customer }) {
  const { data: statuses = [] } = useGetList<OrderStatusesAnswer['data'][number]>('order-statuses')
  const [machines, setMachines] = useState<OrderMachine[]>([])
  const [chosen, setChosen] = useState<string>()
  const [note, setNote] = useState('')
  const [create, { isPending, error }] = useCreate<OfficeOrder>()
  const navigate = useNavigate()
  const status = chosen ?? statuses[0]?.name ?? ''

  const ordered = {
    customer: customer.id,
    machines: machines.map(({ slug }) => slug),
    prices: machines.map(({ price }) => price ?? null),
    status,
    note,
  }
  const save = () =>
    create(
      'orders',
      { data: ordered as never }, // the body of the call
      { onSuccess: ({ id }) => void navigate(`${texts.path}/${id}`) },
    )
  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }
  return (
    <Details>
      <Block title={texts.machines} note={texts.priced(machines.length)}>
        <MachinePicker chosen={machines} onChange={setMachines} suggested={customer.saved_machines} />
      </Block>
      <Block title={texts.order}>
        <form className={styles.form} aria-label={texts.create} onSubmit={submit}>
          <Select
            label={texts.status}
            options={statuses.map(({ name }) => ({ value: name, label: name }))}
            value={status}
            onChange={({ target }) => setChosen(target.value)}
          />
          <TextArea
            label={texts.note}
            hint={texts.noteHint}
            rows={3}
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            optional
          />
          {error ? <Failed text={texts.notDone} error={error} onRetry={() => void save()} busy={isPending} /> : null}
          <Button type="submit" size="sm" loading={isPending} disabled={machines.length === 0}>
            {texts.createNow}
          </Button>
        </form>
      </Block>
    </Details>
  )
}
