import type { CountOfDay } from '@brightfill/shared/contract'
import type { ReactNode } from 'react'
import { beforeOf, countsOf, Figures, HEIGHT, shownOf, WIDTH } from './Figures'
import styles from './Figures.module.css'
import { texts } from './texts'

interface LineFiguresProps {
  title: string
  days: CountOfDay[]
  /** A line below the picture. */
  children?: ReactNode
}

/** Counts by day as a line, over the line of the 30 days before. */
export function LineFigures({ title, days, children }: LineFiguresProps) {
  const counts = countsOf(shownOf(days))
  const before = countsOf(beforeOf(days))
  const highest = Math.max(4, ...counts, ...before)
  const last = counts.at(-1) ?? 0
  return (
    <Figures
      title={title}
      days={days}
      columns={[
        { title: texts.count, counts },
        { title: texts.before, counts: before },
      ]}
      legend={
        <>
          <span>{texts.today(last)}</span>
          <span>{texts.lines}</span>
          {children && <span className={styles.whole}>{children}</span>}
        </>
      }
    >
      <polyline className={styles.before} points={pointsOf(before, highest)} />
      <polyline className={styles.line} points={pointsOf(counts, highest)} />
      <circle className={styles.point} cx={WIDTH} cy={heightOf(last, highest)} r="3.5" />
    </Figures>
  )
}

const heightOf = (count: number, highest: number) => HEIGHT - (count / highest) * (HEIGHT - 4)

function pointsOf(counts: number[], highest: number): string {
  const step = WIDTH / Math.max(1, counts.length - 1)
  return counts.map((count, at) => `${(at * step).toFixed(1)},${heightOf(count, highest).toFixed(1)}`).join(' ')
}
