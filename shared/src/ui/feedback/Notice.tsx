import type { ReactNode } from 'react'
import { Bottle } from '../level/Bottle'
import styles from './Notice.module.css'

export interface NoticeProps {
  heading: ReactNode
  headingLevel?: 1 | 2 | 3
  /** Says what happened and what is safe. */
  text?: ReactNode
  /** Buttons and links that lead on. */
  actions?: ReactNode
  /** Shows the bottle, filled to this level (0 to 1). */
  bottle?: number
  /** `alert` when it answers something the visitor did. */
  role?: 'alert' | 'status'
}

/** A message instead of content: what happened and what to do. */
export function Notice({ heading, headingLevel = 2, text, actions, bottle, role }: NoticeProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.frame} role={role}>
      <div className={styles.notice} data-bottle={bottle !== undefined || undefined}>
        {bottle !== undefined && <Bottle value={bottle} className={styles.bottle} />}
        <div className={styles.words}>
          <Heading className={styles.heading} data-level={headingLevel}>
            {heading}
          </Heading>
          {text && <p className={styles.text}>{text}</p>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </div>
  )
}
