import { ApiError } from '@brightfill/shared/api'
import { slugOf } from '@brightfill/shared/constants'
import { NotDone, OfficeDialog, OfficeForm, useAction, useAttempt, useTyped } from '@brightfill/shared/office'
import { useNavigate } from '@brightfill/shared/router'
import { TextInput } from '@brightfill/shared/ui'
import { texts } from './texts'

/** Begins the draft of a page at a free address, which opens in its editor (O-27). */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const name = useTyped()
  const address = useTyped()
  const { create } = useAction('pages')
  const navigate = useNavigate()
  const url = address.value || addressOf(name.value)
  const creating = useAttempt(async () => {
    const made = await create({ item: { title: name.value.trim(), url } })
    void navigate(`${texts.path}/${made.id}`)
  }, texts.notCreated)
  const { error } = creating
  const refusals = error instanceof ApiError ? error.fields : {}
  const isSaid = Boolean(refusals['item.url'] ?? refusals.url)
  return (
    <OfficeDialog title={texts.create} onClose={onClose}>
      <OfficeForm doing={creating} save={texts.createNow} onCancel={onClose} saidAtFields>
        <TextInput label={texts.name} hint={texts.createText} required autoComplete="off" {...name.field} />
        <TextInput
          label={texts.address}
          hint={texts.addressHint}
          error={(refusals.url ?? refusals['item.url'])?.join(' ')}
          autoComplete="off"
          {...address.field}
          value={url}
        />
        {!isSaid && <NotDone of={creating} />}
      </OfficeForm>
    </OfficeDialog>
  )
}

/** The default address of a page. */
function addressOf(name: string): string {
  const slug = slugOf(name)
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
  return slug && `/${slug}`
}
