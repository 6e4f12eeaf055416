import type { ActivityRow, StaffRow } from '@brightfill/shared/contract'
import { OfficeSelect, useGetList, useListContext } from '@brightfill/shared/office'
import { useState } from 'react'
import styles from './Activity.module.css'
import { kinds } from './kinds'
import { texts } from './texts'

/** A day of the years that the api reads. */
const WHOLE_DAY = /^[12]\d{3}-/

type Chosen = 'person' | 'kind'
type End = 'from' | 'until'

/** The filters of the list: person, kind and days (O-11). Others than admins see what they did alone. */
export function ActivityFilters({ admin }: { admin: boolean }) {
  const { data, filterValues } = useListContext<ActivityRow>()
  const { data: staff = [] } = useGetList<StaffRow>('staff', {}, { enabled: admin })
  const { person, kind } = filterValues
  // A row may name somebody who has left.
  const people = new Map(staff.map(({ id, name }) => [id, name]))
  if (person !== undefined && !people.has(person)) people.set(person, data?.[0]?.person?.name ?? String(person))
  const listed = kind === undefined || kinds.includes(kind) ? kinds : [...kinds, kind]
  return (
    <>
      {people.size > 0 && (
        <Choice
          name="person"
          none={texts.everybody}
          options={[...people].map(([value, label]) => ({ value, label }))}
        />
      )}
      <Choice name="kind" none={texts.everyKind} options={listed.map((value: string) => ({ value, label: value }))} />
      <Day end="from" />
      <Day end="until" />
    </>
  )
}

interface ChoiceProps {
  name: Chosen
  /** The words for no filter. */
  none: string
  options: { value: number | string; label: string }[]
}

function Choice({ name, none, options }: ChoiceProps) {
  const { filterValues, setFilters } = useListContext()
  const choose = (chosen: string) => {
    const value = options.find((option) => String(option.value) === chosen)?.value
    setFilters({ ...filterValues, [name]: value })
  }
  return (
    <OfficeSelect
      label={texts[name]}
      value={filterValues[name] ?? ''}
      none={none}
      options={options}
      onChoose={choose}
    />
  )
}

/** A field whose day is a filter once it is whole: the first figures of a year are a year of their own. */
function Day({ end }: { end: End }) {
  const { filterValues, setFilters } = useListContext()
  const [typed, setTyped] = useState<string>()
  function type(day: string) {
    setTyped(day)
    if (day === '' || WHOLE_DAY.test(day)) setFilters({ ...filterValues, [end]: day ? momentOf(day, end) : undefined })
  }
  const filtered = filterValues[end] ? dayOf(filterValues[end]) : ''
  return (
    <label className={styles.day}>
      <span>{texts[end === 'from' ? 'since' : 'until']}</span>
      <input
        type="date"
        value={typed ?? filtered}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}

/** The day in the zone of the reader, as fields of dates have it. */
const dayOf = (moment: string) => new Date(moment).toLocaleDateString('sv')

/** The first or the last moment of a day of the reader. */
function momentOf(day: string, end: End): string {
  return new Date(`${day}T${end === 'from' ? '00:00:00.000' : '23:59:59.999'}`).toISOString()
}

/** A value of a row that narrows the list to itself. */
export function FilterBy({ name, value, children }: { name: Chosen; value: unknown; children: string }) {
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
