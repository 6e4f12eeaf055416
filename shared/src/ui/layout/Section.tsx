import type { HTMLAttributes } from 'react'
import styles from './Section.module.css'

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** Leaves out the space before, because the neighbour has it already. */
  tight?: 'start'
}

/** A band of the page with the vertical rhythm of the site; name it with `aria-labelledby` to make it a landmark. */
export function Section({ tight, className, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      className={className ? `${styles.section} ${className}` : styles.section}
      data-tight={tight}
      data-band
    />
  )
}
