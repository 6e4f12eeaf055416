import type { OfficeMachineRow } from '@brightfill/shared/contract'
import { LinkButton, Loaded, OfficeDialog, useGetList, useSettled } from '@brightfill/shared/office'
import { type FieldProps, Grip, moved, useReorder } from '@brightfill/shared/office-editing'
import { CloseIcon, Input, SquareButton, VisuallyHidden } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './RelatedMachinesField.module.css'
import { texts } from './texts'

const FOUND = 8

/** Machines below an article, by their slugs. */
export function RelatedMachinesField({ schema, error, value = [], onChange }: FieldProps<string[] | undefined>) {
  const [choosing, setChoosing] = useState(false)
  const order = useReorder({
    count: value.length,
    nameOf: (place) => value[place] ?? '',
    onMove: (from, to) => onChange(moved(value, from, to)),
  })
  return (
    <div className={styles.machines}>
      <p className={styles.hint}>{texts.machinesHint}</p>
      {error && <p role="alert">{error}</p>}
      {value.length > 0 && (
        <ul aria-label={texts.chosen} data-reorder>
          {value.map((slug, place) => (
            <li key={slug} data-place={place} data-lifted={order.lifted === place || undefined}>
              <Grip of={order} place={place} />
              <Chosen slug={slug} />
              <SquareButton label={texts.removeMachine(slug)} onClick={() => onChange(value.toSpliced(place, 1))}>
                <CloseIcon size={16} />
              </SquareButton>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{order.said}</VisuallyHidden>
      {value.length < (schema.maxItems ?? Number.POSITIVE_INFINITY) && (
        <LinkButton onClick={() => setChoosing(true)}>{texts.add}</LinkButton>
      )}
      {choosing && (
        <Finder
          chosen={value}
          onChoose={(slug) => {
            onChange([...value, slug])
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

/** A former slug names its machine too. */
function Chosen({ slug }: { slug: string }) {
  const { data } = useGetList<OfficeMachineRow>('machines', { filter: { slug } })
  const [machine] = data ?? []
  const isPublic = machine?.state === 'live' || machine?.state === 'changes'
  return (
    <span>
      <b>{machine ? nameOf(machine) : slug}</b>
      {data && !isPublic && <small className={styles.warning}>{texts.notPublic}</small>}
    </span>
  )
}

interface FinderProps {
  chosen: readonly string[]
  onChoose: (slug: string) => void
  onClose: () => void
}

function Finder({ chosen, onChoose, onClose }: FinderProps) {
  const [search, setSearch] = useState('')
  const words = useSettled(search.trim())
  const found = useGetList<OfficeMachineRow>('machines', {
    filter: { ...(words && { search: words }) },
    pagination: { page: 1, perPage: FOUND },
  })
  return (
    <OfficeDialog title={texts.add} onClose={onClose}>
      <Input
        type="search"
        aria-label={texts.machineSearch}
        placeholder={texts.machineSearch}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Loaded of={found}>
        {(rows) => (
          <ul className={styles.found}>
            {rows
              .filter(({ slug }) => slug && !chosen.includes(slug))
              .map((machine) => (
                <li key={machine.id}>
                  <LinkButton onClick={() => onChoose(machine.slug)}>{texts.addMachine(nameOf(machine))}</LinkButton>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
      {found.data?.length === 0 && <p>{texts.noMachine}</p>}
    </OfficeDialog>
  )
}

const nameOf = ({ name, model }: OfficeMachineRow) => [name, model].filter(Boolean).join(' ')
