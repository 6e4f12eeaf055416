import type { CountOfDay } from '@brightfill/shared/contract'
import { Block } from '@brightfill/shared/office'
import type { ReactNode } from 'react'
import styles from './Figures.module.css'
import { shortDay } from './homeDays'
import { texts } from './texts'

/** Size of the drawing; the picture is as wide as its block. */
export const WIDTH = 320
export const HEIGHT = 96

interface FiguresProps {
  title: string
  /** The days that are shown, oldest first, and as many before them. */
  days: CountOfDay[]
  /** Columns of the table behind the picture. */
  columns: { title: string; counts: number[] }[]
  /** The legend. */
  legend: ReactNode
  /** The shapes, in a picture of WIDTH by HEIGHT. */
  children: ReactNode
}

/** Counts of 30 days: the sum, how it compares, and a small chart with the same figures as a table behind it. */
export function Figures({ title, days, columns, legend, children }: FiguresProps) {
  const shown = shownOf(days)
  const counts = countsOf(shown)
  const total = sumOf(counts)
  const before = sumOf(countsOf(beforeOf(days)))
  const most = Math.max(0, ...counts)
  const label = texts.chart(title, total, most, shortDay(shown[counts.lastIndexOf(most)]?.on))
  return (
    <Block title={title} note={texts.days}>
      <p className={styles.sum}>
        <span className={styles.big}>{texts.number(total)}</span>
        <span data-up={(before > 0 && total > before) || undefined}>{changeOf(total, before)}</span>
      </p>
      <figure className={styles.chart}>
        <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.picture}>
          {children}
          <line className={styles.axis} x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        </svg>
        <p className={styles.ends}>
          <span>{shortDay(shown[0]?.on)}</span>
          <span>{shortDay(shown.at(-1)?.on)}</span>
        </p>
        <figcaption className={styles.legend}>{legend}</figcaption>
        <details>
          <summary>{texts.figures}</summary>
          <table className={styles.table} aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                {columns.map((column) => (
                  <th key={column.title} scope="col">
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ on }, at) => (
                <tr key={on}>
                  <th scope="row">{shortDay(on)}</th>
                  {columns.map((column) => (
                    <td key={column.title}>{texts.number(column.counts[at] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
    </Block>
  )
}

function changeOf(total: number, before: number): string {
  if (before === 0) return total > 0 ? texts.noneBefore : ''
  const percent = Math.round((100 * (total - before)) / before)
  return percent === 0 ? texts.unchanged : texts.change(percent)
}

const SHOWN = 30

export const shownOf = <Day,>(days: Day[]) => days.slice(-SHOWN)
export const beforeOf = <Day,>(days: Day[]) => days.slice(0, -SHOWN)
export const countsOf = (days: CountOfDay[]) => days.map(({ count }) => count)
export const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)
