import type { OrderStatusesAnswer } from '@brightfill/shared/contract'
import {
  Loaded,
  OfficeDialog,
  OfficeForm,
  useAction,
  useAttempt,
  useGetList,
  useTyped,
} from '@brightfill/shared/office'
import { TextArea } from '@brightfill/shared/ui'
import styles from './Orders.module.css'
import { texts } from './texts'

/** The statuses that staff choose from, kept here (O-50). */
export function StatusesDialog({ onClose }: { onClose: () => void }) {
  const statuses = useGetList<OrderStatusesAnswer['data'][number]>('order-statuses')
  return (
    <OfficeDialog title={texts.editTitle} onClose={onClose}>
      <Loaded of={statuses}>
        {(data) => (
          <StatusesForm names={data.map(({ name }) => name)} onSaved={() => void statuses.refetch().then(onClose)} />
        )}
      </Loaded>
    </OfficeDialog>
  )
}

function StatusesForm({ names, onSaved }: { names: string[]; onSaved: () => void }) {
  const text = useTyped(names.join('\n'))
  const { create } = useAction('order-statuses')
  const saving = useAttempt(async () => {
    await create({ names: text.value.split('\n').filter((line) => line.trim()) })
    onSaved()
  }, texts.notDone)
  return (
    <OfficeForm className={styles.form} doing={saving} save={texts.saveStatuses}>
      <TextArea label={texts.edit} hint={texts.editText} rows={8} {...text.field} required />
    </OfficeForm>
  )
}
