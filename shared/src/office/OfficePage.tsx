import type { ReactNode } from 'react'
import styles from './OfficePage.module.css'
import { texts } from './texts'

interface OfficePageProps {
  title: string
  /** One line beside the title, such as a number. */
  note?: ReactNode
  /** Buttons at the end of the top line. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the office: the top line stays, the rest scrolls. */
export function OfficePage({ title, note, actions, children }: OfficePageProps) {
  return (
    <>
      <header className={styles.top}>
        <OfficeTitle page={title} />
        <h1 className={styles.title}>{title}</h1>
        {note && <span className={styles.note}>{note}</span>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it by keyboard, also where it has no links */}
      <section className={styles.body} tabIndex={0} aria-label={title}>
        {children}
      </section>
    </>
  )
}

/** The title of the document. */
export function OfficeTitle({ page }: { page: string }) {
  return <title>{texts.documentTitle(page)}</title>
}

/** A block of a page: its heading on an ink rule. */
export function Block({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>
        <span>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </h2>
      {children}
    </section>
  )
}
