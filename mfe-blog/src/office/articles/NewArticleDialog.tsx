import { OfficeDialog, OfficeForm, useAction, useAttempt, useTyped } from '@brightfill/shared/office'
import { slugFrom } from '@brightfill/shared/office-editing'
import { useNavigate } from '@brightfill/shared/router'
import { TextInput } from '@brightfill/shared/ui'
import { texts } from './texts'

/** Begins the draft of an article, which opens in its editor. */
export function NewArticleDialog({ onClose }: { onClose: () => void }) {
  const typed = useTyped()
  const { create } = useAction('articles')
  const navigate = useNavigate()
  const creating = useAttempt(async () => {
    const title = typed.value.trim()
    const made = await create({ item: { title, slug: slugFrom(title) } })
    void navigate(`${texts.path}/${made.id}`)
  }, texts.notCreated)
  return (
    <OfficeDialog title={texts.create} onClose={onClose}>
      <OfficeForm doing={creating} save={texts.createNow} onCancel={onClose}>
        <TextInput label={texts.name} hint={texts.createText} required autoComplete="off" {...typed.field} />
      </OfficeForm>
    </OfficeDialog>
  )
}
