import type { ActivityRow, OfficeMe } from '@brightfill/shared/contract'
import { type Column, ExportButton, formatValue, ListBase, ListPage, When } from '@brightfill/shared/office'
import styles from './Activity.module.css'
import { ActivityFilters, FilterBy } from './ActivityFilters'
import { texts } from './texts'

const columns: Column<ActivityRow>[] = [
  { title: texts.when, cell: ({ at }) => <When at={at} /> },
  {
    title: texts.who,
    cell: ({ person, program }) =>
      person ? (
        <FilterBy name="person" value={person.id}>
          {person.name}
        </FilterBy>
      ) : (
        texts.program(program)
      ),
  },
  { title: texts.from, wide: true, cell: ({ from }) => from },
  {
    title: texts.what,
    cell: ({ kind }) => (
      <FilterBy name="kind" value={kind}>
        {kind}
      </FilterBy>
    ),
  },
  { title: texts.on, cell: ({ kind, thing }) => formatValue(kind, thing) },
  {
    title: texts.before,
    wide: true,
    cell: ({ kind, before }) => before && <s className={styles.quiet}>{formatValue(kind, before)}</s>,
  },
  { title: texts.after, wide: true, cell: ({ kind, after }) => formatValue(kind, after) },
]

/** The actions of staff; the api shows admins everything and others their own (O-11). */
export function ActivityPage({ me }: { me: OfficeMe }) {
  return (
    <ListBase resource="activity" perPage={50}>
      <ListPage
        title={texts.title}
        columns={columns}
        actions={
          <>
            <ActivityFilters admin={me.roles.includes('admin')} />
            <ExportButton path="activity.csv" name={texts.file} />
          </>
        }
        search={{ label: texts.thing, filter: 'thing' }}
        empty={texts.none}
      />
    </ListBase>
  )
}
