import type { CatalogueList, CatalogueLists } from '@brightfill/shared/contract'
import { LinkButton, NotDone, OfficeForm, useTyped } from '@brightfill/shared/office'
import { Grip, moved, useReorder } from '@brightfill/shared/office-editing'
import { CloseIcon, SquareButton, TextInput, VisuallyHidden } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './ListsPage.module.css'
import { RenameDialog } from './RenameDialog'
import { texts } from './texts'
import { useListAction } from './useListAction'

interface ListBlockProps {
  list: CatalogueList
  names: CatalogueLists[CatalogueList]
}

/** One list: its names in order, each with its number of machines, and a field to add one. */
export function ListBlock({ list, names }: ListBlockProps) {
  const [renaming, setRenaming] = useState<string>()
  const ordering = useListAction('order')
  const removing = useListAction('remove')
  const adding = useListAction('add')
  const typed = useTyped()
  const order = useReorder({
    count: names.length,
    nameOf: (place) => names[place]?.name ?? '',
    onMove: (from, to) => void ordering.attempt({ list, names: moved(names, from, to).map(({ name }) => name) }),
  })
  async function add() {
    const done = await adding.attempt({ list, name: typed.value.trim() })
    if (done) typed.set('')
    return done
  }
  const { busy, error, again, failed } = adding
  return (
    <div className={styles.block}>
      <ul data-reorder aria-busy={ordering.busy || undefined}>
        {names.map(({ name, machines }, place) => (
          <li key={name} className={styles.name} data-place={place} data-lifted={order.lifted === place || undefined}>
            <Grip of={order} place={place} />
            <LinkButton aria-label={texts.edit(name)} onClick={() => setRenaming(name)}>
              {name}
            </LinkButton>
            <span className={styles.count}>{texts.machines(machines)}</span>
            {machines === 0 && (
              <SquareButton label={texts.remove(name)} onClick={() => void removing.attempt({ list, name })}>
                <CloseIcon size={16} />
              </SquareButton>
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{order.said}</VisuallyHidden>
      <NotDone of={ordering} />
      <NotDone of={removing} />
      <OfficeForm
        label={texts.addTo(texts.lists[list])}
        doing={{ busy, error, again, failed, attempt: add, answer: undefined }}
        save={texts.add}
        button={{ variant: 'secondary' }}
      >
        <TextInput label={texts.addTo(texts.lists[list])} required autoComplete="off" {...typed.field} />
      </OfficeForm>
      {renaming !== undefined && (
        <RenameDialog list={list} names={names} name={renaming} onClose={() => setRenaming(undefined)} />
      )}
    </div>
  )
}
