import type { HTMLAttributes } from 'react'
import styles from './Section.module.css'

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** Background of the section; by default the page's. */
  ground?: 'navy' | 'plate' | 'amber'
  /** Leaves out the space before or after, where the neighbour has it already. */
  tight?: 'start' | 'end' | 'start end'
}

/** A band of the page with the vertical rhythm of the site; name it with `aria-labelledby` to make it a landmark. */
export function Section({ ground, tight, className, ...rest }: SectionProps) {
  return (
    <section
      {...rest}
      className={className ? `${styles.section} ${className}` : styles.section}
      data-ground={ground}
      data-tight={tight}
    />
  )
}
