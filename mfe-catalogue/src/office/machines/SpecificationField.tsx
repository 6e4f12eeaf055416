import type { SpecificationGroup } from '@brightfill/shared/contract'
import { LinkButton, useGetList } from '@brightfill/shared/office'
import { type FieldProps, Grip, moved, useEntryFocus, useReorder } from '@brightfill/shared/office-editing'
import { CloseIcon, Input, SquareButton, VisuallyHidden } from '@brightfill/shared/ui'
import { useId } from 'react'
import styles from './SpecificationField.module.css'
import { texts } from './texts'

const emptyPair = { name: '', value: '' }

type Suggested = { id: string; title: string; names: string[] }

/** The specification: groups of pairs, each in one line. */
export function SpecificationField({ error, value, onChange }: FieldProps<SpecificationGroup[]>) {
  const change = (place: number, group: SpecificationGroup) => onChange(value.with(place, group))
  const { data: known = [] } = useGetList<Suggested>('specification-names')
  const titles = useId()
  const focus = useEntryFocus<HTMLDivElement>()
  function addGroup() {
    onChange([...value, { title: '', specifications: [emptyPair] }])
    focus.added(value.length)
  }
  function remove(place: number) {
    onChange(value.toSpliced(place, 1))
    focus.removed(place)
  }
  return (
    <div ref={focus.list} className={styles.groups} data-reorder>
      {error && <p role="alert">{error}</p>}
      {value.length === 0 && <p className={styles.hint}>{texts.noGroups}</p>}
      {value.map((group, place) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have nothing that tells them apart
          key={place}
          place={place}
          group={group}
          titles={titles}
          names={known.find(({ title }) => title === group.title)?.names ?? []}
          onChange={(changed) => change(place, changed)}
          onRemove={() => remove(place)}
        />
      ))}
      <Suggestions id={titles} words={known.map(({ title }) => title)} />
      <LinkButton onClick={addGroup}>{texts.addGroup}</LinkButton>
    </div>
  )
}

interface GroupProps {
  place: number
  group: SpecificationGroup
  /** Id of the titles that other machines have. */
  titles: string
  /** Names that other machines have in this group. */
  names: readonly string[]
  onChange: (group: SpecificationGroup) => void
  onRemove: () => void
}

function Group({ place, group, titles, names, onChange, onRemove }: GroupProps) {
  const list = useId()
  const { title, specifications: pairs } = group
  const set = (specifications: SpecificationGroup['specifications']) => onChange({ ...group, specifications })
  const focus = useEntryFocus<HTMLFieldSetElement>()
  function addPair(place = pairs.length) {
    set(pairs.toSpliced(place, 0, emptyPair))
    focus.added(place)
  }
  function removePair(place: number) {
    set(pairs.toSpliced(place, 1))
    focus.removed(place)
  }
  const order = useReorder({
    count: pairs.length,
    nameOf: (pair) => pairs[pair]?.name || texts.pair(pair + 1),
    onMove: (from, to) => set(moved(pairs, from, to)),
  })
  return (
    <fieldset
      ref={focus.list}
      data-reorder
      data-place={place}
      className={styles.group}
      aria-label={texts.groupAt(place + 1, title)}
      data-path={`technical_specifications.${place}`}
    >
      <div className={styles.head}>
        <Input
          aria-label={texts.groupOf(place + 1)}
          placeholder={texts.group}
          list={titles}
          value={title}
          onChange={({ target }) => onChange({ ...group, title: target.value })}
        />
        <SquareButton label={texts.removeGroup(title)} onClick={onRemove}>
          <CloseIcon size={16} />
        </SquareButton>
      </div>
      <ul>
        {pairs.map((pair, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={at} className={styles.pair} data-place={at} data-lifted={order.lifted === at || undefined}>
            <Grip of={order} place={at} />
            <Input
              aria-label={texts.pairName(at + 1)}
              placeholder={texts.pairNameHint}
              list={list}
              value={pair.name}
              onChange={({ target }) => set(pairs.with(at, { ...pair, name: target.value }))}
            />
            <Input
              aria-label={texts.pairValue(pair.name)}
              placeholder={texts.pairValueHint}
              value={pair.value}
              onChange={({ target }) => set(pairs.with(at, { ...pair, value: target.value }))}
              onKeyDown={({ key }) => key === 'Enter' && addPair(at + 1)}
            />
            <SquareButton label={texts.removePair(pair.name)} onClick={() => removePair(at)}>
              <CloseIcon size={16} />
            </SquareButton>
          </li>
        ))}
      </ul>
      <Suggestions id={list} words={names} />
      <LinkButton onClick={() => addPair()}>{texts.addPair}</LinkButton>
      <VisuallyHidden role="status">{order.said}</VisuallyHidden>
    </fieldset>
  )
}

function Suggestions({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}
