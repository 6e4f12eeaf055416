import type { OrderStatusesAnswer } from '@brightfill/shared/contract'
import {
  Loaded,
  OfficeDialog,
  OfficeForm,
  useAction,
  useAttempt,
  useGetList,
  useTypedOver,
} from '@brightfill/shared/office'
import { TextArea } from '@brightfill/shared/ui'
import styles from './Orders.module.css'
import { texts } from './texts'

/** The statuses that staff choose from, one on each line, kept here (O-50). */
export function StatusesDialog({ onClose }: { onClose: () => void }) {
  const statuses = useGetList<OrderStatusesAnswer['data'][number]>('order-statuses')
  const stored = { text: (statuses.data ?? []).map(({ name }) => name).join('\n') }
  const { values, changed, field, save } = useTypedOver(stored)
  const { create } = useAction('order-statuses')
  const saving = useAttempt(async () => {
    await save(async ({ former }) => {
      await create({ names: linesOf(values.text), former: linesOf(former.text) })
      await statuses.refetch()
    })
    onClose()
  }, texts.notDone)
  return (
    <OfficeDialog title={texts.editTitle} onClose={onClose} changed={changed}>
      <Loaded of={statuses}>
        {() => (
          <OfficeForm className={styles.form} doing={saving} save={texts.saveStatuses}>
            <TextArea label={texts.edit} hint={texts.editText} rows={8} {...field('text')} required />
          </OfficeForm>
        )}
      </Loaded>
    </OfficeDialog>
  )
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim())
