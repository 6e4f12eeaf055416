import type { OfficeOrder, OrderStatusesAnswer } from '@brightfill/shared/contract'
import { OfficeForm, useAction, useAttempt, useGetList, useTyped } from '@brightfill/shared/office'
import { Select, TextArea, TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './Orders.module.css'
import { texts } from './texts'

/** The next status of an order, with its day and a note; the customer gets a mail (O-50). News leave the typing alone. */
export function StatusForm({ order }: { order: OfficeOrder }) {
  const { data = [] } = useGetList<OrderStatusesAnswer['data'][number]>('order-statuses')
  const [chosen, setChosen] = useState<string>()
  const [said, setSaid] = useState('')
  const on = useTyped()
  const note = useTyped()
  const { act } = useAction('orders')
  const status = chosen ?? order.status_name
  const saving = useAttempt(async () => {
    setSaid('')
    await act(order, 'status', { status, note: note.value, ...(on.value && { on: on.value }) })
    setSaid(texts.told(status))
    setChosen(undefined)
    on.set('')
    note.set('')
  }, texts.notDone)

  // The status that an order has may have left the list.
  const names = [...new Set([...data.map(({ name }) => name), order.status_name])]
  return (
    <OfficeForm
      label={texts.setStatus}
      className={styles.form}
      doing={saving}
      save={texts.save}
      after={<p role="status">{said}</p>}
    >
      <div className={styles.pair}>
        <Select
          label={texts.status}
          options={names.map((name) => ({ value: name, label: name }))}
          value={status}
          onChange={({ target }) => setChosen(target.value)}
        />
        <TextInput type="date" label={texts.on} {...on.field} optional />
      </div>
      <TextArea label={texts.note} hint={texts.noteHint} rows={3} maxLength={1000} {...note.field} optional />
    </OfficeForm>
  )
}
