import type { MachineListAnswer } from '@brightfill/shared/contract'
import { useFocusKept } from '@brightfill/shared/hooks'
import { useFailureText, useRetry } from '@brightfill/shared/page'
import { useLocation } from '@brightfill/shared/router'
import { ButtonLink, EmptyState, Pager, RetryNotice, VisuallyHidden } from '@brightfill/shared/ui'
import { useEffect, useId } from 'react'
import type { FilterSets } from '../api/machines'
import { ComparedLine } from '../compare/ComparedLine'
import { MachineCards } from '../machines/MachineCards'
import { ActiveFilters } from './ActiveFilters'
import { addressOf, cleared, type ListQuery, readQuery } from './listQuery'
import { keepSets } from './loadList'
import styles from './MachineResults.module.css'
import { SaveSearch } from './SaveSearch'
import { texts } from './texts'
import { UnknownNames } from './UnknownNames'
import { useScrollOnPageChange } from './useScrollOnPageChange'

interface MachineResultsProps {
  query: ListQuery
  sets: FilterSets
  /** Undefined when the list could not be loaded. */
  answer: MachineListAnswer | undefined
  /** A newer list is loading: this one stays, dimmed. */
  reloading: boolean
}

/** The number of machines, the chosen filters, the machines and the pagination. */
export function MachineResults({ query, sets, answer, reloading }: MachineResultsProps) {
  const id = useId()
  const location = useLocation()
  useEffect(() => keepSets(sets), [sets])
  const section = useFocusKept(answer ?? location.key) // a clicked chip goes away with its filter
  // `query` may be ahead of the list on screen.
  const shown = readQuery(new URLSearchParams(location.search), query.landing)
  useScrollOnPageChange(section, addressOf({ ...shown, page: 1 }), shown.page)
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} aria-busy={reloading} className={styles.results}>
      <VisuallyHidden as="h2" id={id}>
        {texts.results}
      </VisuallyHidden>
      <div className={styles.head}>
        <p role="status" className={styles.status}>
          {/* A new element for each load: screen readers announce only changes, not jumps. */}
          {answer && <Found key={location.pathname + location.search} answer={answer} />}
        </p>
        <ActiveFilters query={query} sets={sets} />
        {answer && <SaveSearch key={addressOf({ ...query, page: 1 })} query={query} sets={sets} />}
        <ComparedLine />
      </div>
      <UnknownNames query={query} />
      {answer ? <Machines query={query} answer={answer} reloading={reloading} /> : <Failed reloading={reloading} />}
    </section>
  )
}

function Found({ answer: { total, current_page: page, total_pages: pages } }: { answer: MachineListAnswer }) {
  return <span>{pages > 1 ? texts.foundOnPage(total, page, pages) : texts.found(total)}</span>
}

interface MachinesProps {
  query: ListQuery
  answer: MachineListAnswer
  reloading: boolean
}

function Machines({
  query,
  answer: { data: machines, current_page: page, total_pages: pages },
  reloading,
}: MachinesProps) {
  if (machines.length === 0) return <NoMachines query={query} />
  return (
    <>
      <div className={styles.cards} data-reloading={reloading || undefined}>
        <MachineCards machines={machines} columns={3} eager={1} />
      </div>
      <Pager
        page={page}
        totalPages={pages}
        hrefOf={(number) => addressOf({ ...query, page: number })}
        label={texts.pages}
      />
    </>
  )
}

function NoMachines({ query }: { query: ListQuery }) {
  return (
    <EmptyState
      heading={texts.nothing}
      text={texts.nothingText}
      actions={
        <>
          <ButtonLink to={addressOf(cleared(query))} keepScroll>
            {texts.clearAll}
          </ButtonLink>
          <ButtonLink to="#footer" variant="secondary">
            {texts.contact}
          </ButtonLink>
        </>
      }
    />
  )
}

/** Replaces a list that failed; the rest of the page works. */
function Failed({ reloading }: { reloading: boolean }) {
  const { retry } = useRetry()
  const text = useFailureText(texts.failedText)
  return <RetryNotice heading={texts.failed} text={text} onRetry={retry} busy={reloading} role="alert" />
}
