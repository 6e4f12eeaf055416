import { OfficeDialog, OfficeForm, useAttempt, useTyped } from '@brightfill/shared/office'
import { TextInput } from '@brightfill/shared/ui'
import { texts } from './texts'

interface SaveViewDialogProps {
  onSave: (name: string) => void
  onClose: () => void
}

/** Names the current filters and order of the list. */
export function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps) {
  const name = useTyped()
  const saving = useAttempt(async () => {
    onSave(name.value.trim())
    onClose()
  })
  return (
    <OfficeDialog title={texts.saveView} onClose={onClose}>
      <OfficeForm doing={saving} save={texts.saveView} onCancel={onClose}>
        <TextInput
          label={texts.viewName}
          hint={texts.viewHint}
          required
          maxLength={40}
          autoComplete="off"
          {...name.field}
        />
      </OfficeForm>
    </OfficeDialog>
  )
}
