import { LinkButton } from '@brightfill/shared/office'
import { CloseIcon, createIcon, SquareButton, VisuallyHidden } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import { type FieldProps, ownControl, useEditing } from './Editing'
import { useEntryFocus } from './entries'
import { Grip } from './Grip'
import { emptyOf, type Item } from './itemSchema'
import styles from './ListField.module.css'
import { texts } from './texts'
import { useEntryKeys } from './useEntryKeys'
import { moved, useReorder } from './useReorder'

interface ListFieldProps extends FieldProps<Item[]> {
  /** Draws the fields of the entry at a path. */
  drawFields: (path: string) => ReactNode
}

/** Entries of a list: add, copy, remove, and move by drag or by keyboard. */
export function ListField({ path, schema, label, hint, error, value, onChange, drawFields }: ListFieldProps) {
  const editing = useEditing()
  const entry = schema.items ?? {}
  /** Its first words; a field with a control of its own, such as a chosen file, has none. */
  function nameOf(place: number) {
    const words = Object.entries(entry.properties ?? {}).map(([name, field]) =>
      ownControl(editing, `${path}.${place}.${name}`, field) ? '' : plainText(value[place]?.[name]),
    )
    return words.find(Boolean) ?? texts.entry(place + 1)
  }
  const keys = useEntryKeys(value.length)
  const order = useReorder({
    count: value.length,
    nameOf,
    onMove(from, to) {
      keys.move(from, to)
      onChange(moved(value, from, to))
    },
  })
  const focus = useEntryFocus<HTMLFieldSetElement>()
  function insert(place: number, added: Item) {
    keys.add(place)
    onChange(value.toSpliced(place, 0, added))
    focus.added(place)
  }
  function remove(place: number) {
    keys.remove(place)
    onChange(value.toSpliced(place, 1))
    focus.removed(place)
  }
  const isFull = schema.maxItems !== undefined && value.length >= schema.maxItems
  return (
    <fieldset ref={focus.list} className={styles.list} data-reorder>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && <p role="alert">{error}</p>}
      {value.length === 0 && <p className={styles.hint}>{texts.none}</p>}
      {value.map((_, place) => (
        <div
          key={keys.of(place)}
          className={styles.entry}
          data-place={place}
          data-lifted={order.lifted === place || undefined}
        >
          <Grip of={order} place={place} />
          <div className={styles.fields}>{drawFields(`${path}.${place}`)}</div>
          <div className={styles.tools}>
            <SquareButton
              label={texts.copy(nameOf(place))}
              title={texts.copy(nameOf(place))}
              disabled={isFull}
              onClick={() => insert(place + 1, structuredClone(value[place] ?? {}))}
            >
              <CopyIcon size={16} />
            </SquareButton>
            <SquareButton
              label={texts.remove(nameOf(place))}
              title={texts.remove(nameOf(place))}
              onClick={() => remove(place)}
            >
              <CloseIcon size={16} />
            </SquareButton>
          </div>
        </div>
      ))}
      {!isFull && (
        <LinkButton onClick={() => insert(value.length, emptyOf(entry) as Item)}>
          {texts.add(entry.title ?? label)}
        </LinkButton>
      )}
      <VisuallyHidden role="status">{order.said}</VisuallyHidden>
    </fieldset>
  )
}

const CopyIcon = createIcon('M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4')

/** The beginning of a text, without the tags of formatted ones. */
const plainText = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replaceAll(/<[^>]+>/g, ' ')
        .trim()
        .slice(0, 40)
    : ''
