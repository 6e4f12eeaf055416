import { Buttons, NotDone, OfficeDialog } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import type { Item } from './itemSchema'
import { texts } from './texts'
import type { ItemRecord } from './useItemDraft'
import type { Publishing } from './usePublishing'

interface ChangeStateDialogProps {
  action: 'offline' | 'discard'
  record: ItemRecord<Item>
  publishing: Publishing
  onClose: () => void
}

/** Asks before a change that visitors see at once, or that loses something. */
export function ChangeStateDialog({ action, record, publishing, onClose }: ChangeStateDialogProps) {
  const title = action === 'offline' ? texts.takeOffline : texts.discard
  const lost = record.live ? texts.discardSure : texts.discardNew
  const { busy, error, again } = publishing
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <p>{action === 'offline' ? texts.takeOfflineSure : lost}</p>
      <NotDone of={{ busy, error, again, failed: texts.notDone }} />
      <Buttons>
        <Button
          size="sm"
          loading={busy}
          onClick={() => void publishing.attempt(action).then((done) => done && onClose())}
        >
          {title}
        </Button>
        <Button variant="secondary" size="sm" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
      </Buttons>
    </OfficeDialog>
  )
}
