import type { ActivityRow, StaffRow } from '@brightfill/shared/contract'
import { OfficeSelect, useGetList, useListContext } from '@brightfill/shared/office'
import { DayInput, hasWholeYear } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './Activity.module.css'
import { kinds } from './kinds'
import { texts } from './texts'

type Chosen = 'person' | 'kind'
type End = 'from' | 'until'

/**
 * The filters of the list: person, kind and days (O-11).
 * @param ofAll whether the list shows what others did
 */
export function ActivityFilters({ ofAll }: { ofAll: boolean }) {
  const { data, filterValues } = useListContext<ActivityRow>()
  const { data: staff = [] } = useGetList<StaffRow>('staff', {}, { enabled: ofAll })
  const { person, kind } = filterValues
  // A row may name a former colleague.
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
      <Choice
        name="kind"
        none={texts.everyKind}
        options={listed.map((value: string) => ({ value, label: texts.kinds[value] ?? value }))}
      />
      <Day end="from" />
      <Day end="until" />
    </>
  )
}

interface ChoiceProps {
  name: Chosen
  /** The label for no filter. */
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

/**
 * A date becomes a filter once its year is complete, because the first digits of a year are a year too. Other dates
 * stay in the field, which says what is wrong with them.
 */
function Day({ end }: { end: End }) {
  const { filterValues, setFilters } = useListContext()
  const [typed, setTyped] = useState<string>()
  function type(day: string) {
    setTyped(day)
    if (hasWholeYear(day)) setFilters({ ...filterValues, [end]: day ? momentOf(day, end) : undefined })
  }
  const filtered = filterValues[end] ? dayOf(filterValues[end]) : ''
  return (
    <DayInput
      className={styles.day}
      label={texts[end === 'from' ? 'since' : 'until']}
      value={typed ?? filtered}
      onChange={({ target }) => type(target.value)}
      onBlur={() => typed !== undefined && hasWholeYear(typed) && setTyped(undefined)}
    />
  )
}

/** The day in the zone of the reader, as fields of dates have it. */
const dayOf = (moment: string) => {
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** The first or the last moment of a day of the reader. */
function momentOf(day: string, end: End): string {
  return new Date(`${day}T${end === 'from' ? '00:00:00.000' : '23:59:59.999'}`).toISOString()
}

/** A value of a row that filters the list by itself. */
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
