import type { ReactNode } from 'react'
import styles from './PlainButton.module.css'

/** A button among links, with their look. Without scripts it could do nothing and is not there. */
export function PlainButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} data-scripts="needed" onClick={onClick}>
      {children}
    </button>
  )
}
