import type { ReactNode } from 'react'
import styles from './Chart.module.css'
import { shortDay } from './homeDays'
import { texts } from './texts'

/** Size of the drawing; the picture is as wide as its block. */
export const WIDTH = 320
export const HEIGHT = 96

interface ChartProps {
  /** Says what the picture shows. */
  label: string
  /** Days along the foot, oldest first. */
  days: string[]
  /** Columns of the table behind the picture. */
  columns: { title: string; counts: number[] }[]
  /** The meaning of the shapes. */
  legend: ReactNode
  /** The shapes, in a picture of WIDTH by HEIGHT. */
  children: ReactNode
}

/** A small picture of counts by day, with the same figures as a table behind it. */
export function Chart({ label, days, columns, legend, children }: ChartProps) {
  return (
    <figure className={styles.chart}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.picture}>
        {children}
        <line className={styles.axis} x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <p className={styles.ends}>
        <span>{shortDay(days[0])}</span>
        <span>{shortDay(days.at(-1))}</span>
      </p>
      <figcaption className={styles.legend}>{legend}</figcaption>
      <details>
        <summary>{texts.figures}</summary>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row">{shortDay(day)}</th>
                {columns.map(({ title, counts }) => (
                  <td key={title}>{texts.number(counts[at] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
