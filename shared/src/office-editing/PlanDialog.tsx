import { NotDone, OfficeDialog, OfficeForm, useTyped } from '@brightfill/shared/office'
import { DayInput } from '@brightfill/shared/ui'
import type { Item } from './itemSchema'
import { fieldTime, sentTime } from './shortTime'
import { texts } from './texts'
import type { ItemRecord } from './useItemDraft'
import type { Publishing } from './usePublishing'

interface PlanDialogProps {
  record: ItemRecord<Item>
  publishing: Publishing
  canGoOffline: boolean
  onClose: () => void
}

/** When it is published, and when it is taken offline (O-16). */
export function PlanDialog({ record, publishing, canGoOffline, onClose }: PlanDialogProps) {
  const publish = useTyped(fieldTime(record.publish_at))
  const offline = useTyped(fieldTime(record.offline_at))
  async function save() {
    const times = { publish_at: sentTime(publish.value), offline_at: sentTime(offline.value) }
    const done = await publishing.attempt('plan', times)
    if (done) onClose()
    return done
  }
  const { busy, error, again } = publishing
  const doing = { busy, error, again, attempt: save, answer: undefined, failed: texts.notDone }
  return (
    <OfficeDialog title={texts.planTitle} onClose={onClose}>
      <OfficeForm doing={doing} save={texts.savePlan} onCancel={onClose} saidAtFields>
        <DayInput withTime label={texts.publishAt} hint={texts.timeHint} {...publish.field} />
        {canGoOffline && <DayInput withTime label={texts.offlineAt} {...offline.field} />}
        <NotDone of={doing} />
      </OfficeForm>
    </OfficeDialog>
  )
}
