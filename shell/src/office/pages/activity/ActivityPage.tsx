import type { ActivityRow, OfficeMe } from '@brightfill/shared/contract'
import {
  type Column,
  ExportButton,
  formatValue,
  ListBase,
  ListPage,
  useListContext,
  When,
} from '@brightfill/shared/office'
import { may } from '@brightfill/shared/roles'
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
        {texts.kinds[kind] ?? kind}
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

/** The actions of all staff, or the colleague's own (O-11). */
export function ActivityPage({ me }: { me: OfficeMe }) {
  return (
    <ListBase resource="activity" perPage={50}>
      <ActivityList ofAll={may(me, 'activity.read')} />
    </ListBase>
  )
}

function ActivityList({ ofAll }: { ofAll: boolean }) {
  const { from, until } = useListContext().filterValues
  return (
    <ListPage
      title={texts.title}
      columns={columns}
      actions={
        <>
          <ActivityFilters ofAll={ofAll} />
          <ExportButton from="GET /office/activity.csv" name={texts.file} />
        </>
      }
      search={{ label: texts.thing, filter: 'thing' }}
      empty={from && until && from > until ? texts.crossing : texts.none}
    />
  )
}
