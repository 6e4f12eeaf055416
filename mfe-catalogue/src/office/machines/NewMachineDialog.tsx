import { OfficeDialog, OfficeForm, useAction, useAttempt, useTyped } from '@brightfill/shared/office'
import { slugFrom } from '@brightfill/shared/office-editing'
import { useNavigate } from '@brightfill/shared/router'
import { TextInput } from '@brightfill/shared/ui'
import { texts } from './texts'

/** Begins the draft of a machine, which opens in its editor. */
export function NewMachineDialog({ onClose }: { onClose: () => void }) {
  const name = useTyped()
  const model = useTyped()
  const { create } = useAction('machines')
  const navigate = useNavigate()
  const creating = useAttempt(async () => {
    const item = { name: name.value.trim(), model: model.value.trim() }
    const made = await create({ item: { ...item, slug: machineSlug(item) } })
    void navigate(`${texts.path}/${made.id}`)
  }, texts.notCreated)
  return (
    <OfficeDialog title={texts.create} onClose={onClose}>
      <OfficeForm doing={creating} save={texts.createNow} onCancel={onClose}>
        <TextInput label={texts.name} hint={texts.createText} required autoComplete="off" {...name.field} />
        <TextInput label={texts.model} autoComplete="off" {...model.field} />
      </OfficeForm>
    </OfficeDialog>
  )
}

/** The default address of a machine. */
export const machineSlug = ({ name, model }: { name: string; model: string }) => slugFrom(`${name} ${model}`)
