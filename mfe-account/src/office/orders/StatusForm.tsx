import type { OfficeOrder, OrderStatusesAnswer } from '@brightfill/shared/contract'
import { OfficeForm, useAction, useAttempt, useGetList, useTypedOver } from '@brightfill/shared/office'
import { DayInput, Select, TextArea } from '@brightfill/shared/ui'
import { type MachineState, MachineStateField } from './MachineStateField'
import styles from './Orders.module.css'
import { texts } from './texts'

interface Typed {
  status: string
  on: string
  note: string
  machines: MachineState
}
const nothing: Typed = { status: '', on: '', note: '', machines: '' }

/**
 * The next status of an order, with its day and a note; a customer with a confirmed address gets an e-mail (O-50). The
 * api refuses it when a colleague has set one since.
 */
export function StatusForm({ order }: { order: OfficeOrder }) {
  const { data = [] } = useGetList<OrderStatusesAnswer['data'][number]>('order-statuses')
  const { act } = useAction('orders')
  const { values, field, type, save } = useTypedOver<Typed>(nothing, order.version)
  const { on, note, machines } = values
  const status = values.status || order.status_name
  const told = isTold(order)
  const saving = useAttempt(async () => {
    await save(({ version }) =>
      act(order, 'status', { status, note, version, ...(on && { on }), ...(machines && { selling_state: machines }) }),
    )
    return texts.saved(status, told)
  }, texts.notDone)

  // The status that an order has may have left the list.
  const names = [...new Set([...data.map(({ name }) => name), order.status_name])]
  return (
    <OfficeForm
      label={texts.setStatus}
      className={styles.form}
      doing={saving}
      save={told ? texts.save : texts.saveUntold}
      after={<p role="status">{saving.answer}</p>}
    >
      <div className={styles.pair}>
        <Select
          label={texts.status}
          options={names.map((name) => ({ value: name, label: name }))}
          {...field('status')}
          value={status}
        />
        <DayInput label={texts.on} {...field('on')} optional />
      </div>
      <MachineStateField value={machines} onChange={(state) => type({ machines: state })} />
      <TextArea label={texts.note} hint={hintOf(order)} rows={3} {...field('note')} optional />
    </OfficeForm>
  )
}

const isTold = ({ told = true }: OfficeOrder) => told

function hintOf(order: OfficeOrder): string {
  if (order.customer.id === 0) return texts.noteHintDeleted
  return isTold(order) ? texts.noteHint : texts.noteHintUntold
}
