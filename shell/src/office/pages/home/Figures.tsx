import { Block } from '@brightfill/shared/office'
import type { ReactNode } from 'react'
import styles from './Home.module.css'
import { texts } from './texts'

interface FiguresProps {
  title: string
  total: number
  /** The figure of the 30 days before. */
  before: number
  children: ReactNode
}

/** A block of numbers of 30 days: the sum, how it compares, and a picture. */
export function Figures({ title, total, before, children }: FiguresProps) {
  return (
    <div className={styles.figures}>
      <Block title={title} note={texts.days}>
        <p className={styles.sum}>
          <span className={styles.big}>{texts.number(total)}</span>
          <span data-up={(before > 0 && total > before) || undefined}>{changeOf(total, before)}</span>
        </p>
        {children}
      </Block>
    </div>
  )
}

function changeOf(total: number, before: number): string {
  if (before === 0) return total > 0 ? texts.noneBefore : ''
  const percent = Math.round((100 * (total - before)) / before)
  return percent === 0 ? texts.unchanged : texts.change(percent)
}

/** Days that are shown; a series has as many before them, to compare with. */
const SHOWN = 30

export const shownOf = <Day,>(days: Day[]) => days.slice(-SHOWN)
export const beforeOf = <Day,>(days: Day[]) => days.slice(0, -SHOWN)
export const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

/** The largest of some counts and where it is, the last of equal ones. */
export function mostOf(counts: number[]): { most: number; at: number } {
  const most = Math.max(0, ...counts)
  return { most, at: counts.lastIndexOf(most) }
}
