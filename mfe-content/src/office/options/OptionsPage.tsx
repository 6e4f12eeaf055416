import type { OfficeOptionRow, OptionName } from '@brightfill/shared/contract'
import { type Column, ListBase, ListPage, StateMark, useParams, When } from '@brightfill/shared/office'
import { Link } from '@brightfill/shared/router'
import styles from '../ItemList.module.css'
import { OptionEditor } from './OptionEditor'
import { texts } from './texts'

/** Options of the site: the list, or the one that the address names. */
export function OptionsPage() {
  const { '*': opened } = useParams<{ '*': string }>()
  if (opened && opened in texts.names) return <OptionEditor key={opened} name={opened as OptionName} />
  return (
    <ListBase>
      <ListPage title={texts.title} columns={columns} empty={texts.none} />
    </ListBase>
  )
}

const columns: Column<OfficeOptionRow>[] = [
  {
    title: texts.option,
    cell: ({ id }) => (
      <span className={styles.name}>
        <Link to={`${texts.path}/${encodeURIComponent(id)}`}>{texts.names[id]}</Link>
        <small>{texts.notes[id]}</small>
      </span>
    ),
  },
  {
    title: texts.publishing,
    cell: ({ state, planned_at }) => (
      <>
        <StateMark state={state}>{texts.states[state]}</StateMark> {planned_at && <When at={planned_at} />}
      </>
    ),
  },
  {
    title: texts.changedAt,
    end: true,
    wide: true,
    cell: ({ changed_at, changed_by }) => (
      <>
        <When at={changed_at} /> <small>{changed_by}</small>
      </>
    ),
  },
]
