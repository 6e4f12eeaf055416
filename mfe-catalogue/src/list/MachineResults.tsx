import type { MachineListAnswer } from '@brightfill/shared/contract'
import { ButtonLink, EmptyState, Pager, VisuallyHidden } from '@brightfill/shared/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { MachineCards } from '../machines/MachineCards'
import { addressOf, emptyQuery, type ListQuery } from './listQuery'
import styles from './MachineResults.module.css'
import { texts } from './texts'

interface MachineResultsProps {
  query: ListQuery
  answer: MachineListAnswer
  /** A newer list is on its way: this one stays, dimmed. */
  reloading: boolean
  /** The chosen filters, above the cards. */
  children: ReactNode
}

/** How many machines there are, which, and the way to the others. */
export function MachineResults({ query, answer, reloading, children }: MachineResultsProps) {
  const { data: machines, total, current_page: page, total_pages: pages } = answer
  const id = useId()
  const touched = useRef(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // A chip that was pressed is gone with its filter, and the focus with it.
    if (!reloading && document.activeElement === document.body && touched.current) section.current?.focus({ preventScroll: true })
    touched.current ||= reloading
  }, [reloading])
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} aria-busy={reloading} className={styles.results}>
      <VisuallyHidden as="h2" id={id}>
        {texts.results}
      </VisuallyHidden>
      <div className={styles.head}>
        <p role="status" className={styles.status}>
          <strong className={styles.total}>{total}</strong> {texts.found(total)}
          {pages > 1 && <>, {texts.page(page, pages)}</>}
        </p>
        {children}
      </div>
      {machines.length === 0 ? (
        <EmptyState
          heading={texts.nothing}
          text={texts.nothingText}
          actions={
            <>
              <ButtonLink to={addressOf(emptyQuery)} keepScroll>
                {texts.clearAll}
              </ButtonLink>
              <ButtonLink to="#footer" variant="secondary">
                {texts.contact}
              </ButtonLink>
            </>
          }
        />
      ) : (
        <div className={styles.cards} data-reloading={reloading || undefined}>
          <MachineCards machines={machines} columns={3} eager={3} />
        </div>
      )}
      {machines.length > 0 && (
        <Pager page={page} totalPages={pages} hrefOf={(number) => addressOf({ ...query, page: number })} label={texts.pages} />
      )}
    </section>
  )
}
