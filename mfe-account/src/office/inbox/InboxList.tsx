import type { ThreadRow } from '@brightfill/shared/contract'
import {
  KeyHint,
  Loaded,
  moveAlong,
  OfficeSearch,
  Pager,
  useListContext,
  useNumbers,
  useShortcuts,
} from '@brightfill/shared/office'
import { useLocation, useNavigate } from '@brightfill/shared/router'
import { useRef } from 'react'
import { ChosenBar } from './ChosenBar'
import styles from './Inbox.module.css'
import { InboxRow } from './InboxRow'
import { texts } from './texts'
import { useChosen } from './useChosen'

const views = ['unread', 'mine', 'late', 'open', 'undelivered', 'all'] as const
type View = (typeof views)[number]

/** The filters of a view, as the home of the office links to them too. */
const filtersOf = (view: View) => (view === 'late' ? { show: 'open', overdue: 1 } : { show: view, overdue: undefined })

/** The rows of one view. The focus is the cursor: J and K move it, Enter opens as every link does. */
export function InboxList({ opened }: { opened: string | undefined }) {
  const list = useListContext<ThreadRow & { id: string }>()
  const { filterValues, setFilters } = list
  const { data: numbers } = useNumbers()
  const { search } = useLocation()
  const navigate = useNavigate()
  const rows = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The tabs below and the home of the office set it.
  const view: View = filterValues.overdue ? 'late' : (filterValues.show ?? 'open')
  const counts: Partial<Record<View, number>> = { ...numbers, late: numbers?.overdue }
  // The view of failures is there only while there are any.
  const shown = views.filter((name) => !['late', 'undelivered'].includes(name) || view === name || counts[name])

  const choice = useChosen(
    rows,
    (list.data ?? []).map(({ id }) => id),
    opened,
  )
  useShortcuts([
    { key: 'x', label: texts.keys.choose, run: () => choice.toggle() },
    { key: 'X', label: texts.keys.chooseTo, run: () => choice.extend() },
    { key: '!', label: texts.keys.spam, run: choice.markSpam },
    { key: 'j', label: texts.keys.next, run: () => moveAlong(rows.current, 1) },
    { key: 'k', label: texts.keys.previous, run: () => moveAlong(rows.current, -1) },
    { key: '/', label: texts.keys.search, run: () => field.current?.focus() },
    { key: 'Escape', label: texts.keys.back, run: () => opened && void navigate(texts.path + search) },
  ])

  const words = typeof filterValues.search === 'string' ? filterValues.search : ''
  return (
    <section className={styles.list} aria-label={texts.list}>
      <header className={styles.top}>
        <h1 className={styles.title}>{texts.title}</h1>
        <OfficeSearch ref={field} label={texts.search} />
      </header>
      <div className={styles.tabs}>
        {shown.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-current={view === name || undefined}
            onClick={() => setFilters({ ...filterValues, ...filtersOf(name) })}
          >
            <span>{texts.views[name]}</span>
            {name !== 'all' && numbers && <span className={styles.number}>{counts[name]}</span>}
          </button>
        ))}
      </div>
      <ChosenBar {...choice} />
      <div className={styles.scroll}>
        <Loaded of={list} failed={texts.failedList}>
          {(data) => (
            <>
              <div role="status">
                {data.length === 0 && (
                  <p className={styles.empty}>{words ? texts.emptySearch(words) : texts.empty[view]}</p>
                )}
              </div>
              <ul ref={rows} aria-busy={list.isFetching || undefined}>
                {data.map((row) => (
                  <InboxRow
                    key={row.id}
                    row={row}
                    search={search}
                    current={row.id === opened}
                    chosen={choice.chosen.includes(row.id)}
                    onChoose={(upTo) => (upTo ? choice.extend(row.id) : choice.toggle(row.id))}
                  />
                ))}
              </ul>
            </>
          )}
        </Loaded>
        <Pager />
      </div>
      <footer className={styles.foot}>
        <span>
          <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> {texts.keys.move}
        </span>
        <span>
          <KeyHint>R</KeyHint> {texts.keys.answer}
        </span>
        <span>
          <KeyHint>!</KeyHint> {texts.spam}
        </span>
        <span>
          <KeyHint>?</KeyHint> {texts.keys.all}
        </span>
      </footer>
    </section>
  )
}
