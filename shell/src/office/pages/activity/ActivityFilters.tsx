import type { ActivityRow } from '@brightfill/shared/contract'
import { useListContext } from '@brightfill/shared/office'
import { CloseIcon } from '@brightfill/shared/ui'
import styles from './Activity.module.css'
import { texts } from './texts'

const days = ['from', 'until'] as const
const chosen = ['person', 'kind'] as const

/** The day in the zone of the reader, as fields of dates have it. */
const dayOf = (moment: string) => new Date(moment).toLocaleDateString('sv')

/** The filters of the list: days, and the person and the kind that were pressed in a row (O-11). */
export function ActivityFilters() {
  const { data, filterValues, setFilters } = useListContext<ActivityRow>()
  const set = (name: string, value: unknown) => setFilters({ ...filterValues, [name]: value })
  const words = {
    person: data?.[0]?.person?.name ?? String(filterValues.person),
    kind: filterValues.kind,
  }
  return (
    <>
      {chosen.map(
        (name) =>
          filterValues[name] !== undefined && (
            <button key={name} type="button" className={styles.chip} onClick={() => set(name, undefined)}>
              {texts[name]} <b>{words[name]}</b> <CloseIcon size={16} />
            </button>
          ),
      )}
      {days.map((name) => (
        <label key={name} className={styles.day}>
          {texts[name === 'from' ? 'since' : 'until']}
          <input
            type="date"
            value={filterValues[name] ? dayOf(filterValues[name]) : ''}
            onChange={({ target }) => set(name, target.value ? momentOf(target.value, name) : undefined)}
          />
        </label>
      ))}
    </>
  )
}

/** The first or the last moment of a day of the reader. */
function momentOf(day: string, end: (typeof days)[number]): string {
  return new Date(`${day}T${end === 'from' ? '00:00:00.000' : '23:59:59.999'}`).toISOString()
}

/** A value of a row that narrows the list to itself. */
export function FilterBy({ name, value, children }: { name: 'person' | 'kind'; value: unknown; children: string }) {
  const { filterValues, setFilters } = useListContext()
  return (
    <button
      type="button"
      className={styles.by}
      title={texts.only(children)}
      onClick={() => setFilters({ ...filterValues, [name]: value })}
    >
      {children}
    </button>
  )
}
