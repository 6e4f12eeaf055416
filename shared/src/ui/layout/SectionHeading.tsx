import type { ReactNode } from 'react'
import { Level } from '../level/Level'
import styles from './SectionHeading.module.css'

interface SectionHeadingProps {
  title: ReactNode
  /** The id the section is labelled by. */
  id?: string
  /** Draws the level line above, filled to this level (0 to 1). */
  level?: number
  /** Text in the right half. */
  children?: ReactNode
  /** The field that the title shows, in a preview. */
  mark?: { 'data-field': string }
  /** Buttons in the right half, under the text or alone at the end of the line. */
  actions?: ReactNode
}

/** The head of a section: level line, then the heading in the left half and text or actions in the right. */
export function SectionHeading({ title, id, level, children, mark, actions }: SectionHeadingProps) {
  return (
    <div className={styles.wrap}>
      {level !== undefined && (
        <div className={styles.level}>
          <Level value={level} />
        </div>
      )}
      <div className={styles.row}>
        <h2 id={id} className={styles.title} {...mark}>
          {title}
        </h2>
        {(children || actions) && (
          <div className={styles.aside} data-actions={!children || undefined}>
            {children}
            {actions}
          </div>
        )}
      </div>
    </div>
  )
}
