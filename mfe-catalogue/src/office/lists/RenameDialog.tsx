import type { CatalogueList, CatalogueLists } from '@brightfill/shared/contract'
import { OfficeDialog, OfficeForm, useTyped } from '@brightfill/shared/office'
import { Select, TextInput } from '@brightfill/shared/ui'
import { texts } from './texts'
import { useListAction } from './useListAction'

interface RenameDialogProps {
  list: CatalogueList
  names: CatalogueLists[CatalogueList]
  name: string
  onClose: () => void
}

/** Renames an entry of a list, or merges two. */
export function RenameDialog({ list, names, name, onClose }: RenameDialogProps) {
  const typed = useTyped(name)
  const into = useTyped()
  const { attempt, ...changing } = useListAction('rename')
  async function save() {
    const done = await attempt({ list, name, to: into.value || typed.value.trim() })
    if (done) onClose()
    return done
  }
  const others = names.filter((other) => other.name !== name).map((other) => ({ value: other.name, label: other.name }))
  const machines = names.find((one) => one.name === name)?.machines ?? 0
  return (
    <OfficeDialog title={texts.editTitle(name)} onClose={onClose}>
      <OfficeForm
        doing={{ ...changing, attempt: save, again: () => void save(), answer: undefined }}
        save={texts.save}
        onCancel={onClose}
        after={machines > 0 && <small>{texts.goesAlong(texts.machines(machines))}</small>}
      >
        <TextInput label={texts.newName} hint={texts.newNameHint} required autoComplete="off" {...typed.field} />
        <Select label={texts.merge} placeholder={texts.noMerge} options={others} {...into.field} />
      </OfficeForm>
    </OfficeDialog>
  )
}
