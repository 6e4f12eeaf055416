import type { ReactNode } from 'react'
import styles from './Details.module.css'

/** The blocks of a page about one thing, beside each other where there is room. */
export function Details({ children }: { children: ReactNode }) {
  return <div className={styles.details}>{children}</div>
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.data}>{children}</dl>
}

/** Left out where nothing is known. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Rows with a title, a state and a time. */
export function Lines({ none, children }: { none: string; children: ReactNode[] }) {
  return children.length > 0 ? <ul className={styles.rows}>{children}</ul> : <p className={styles.none}>{none}</p>
}
