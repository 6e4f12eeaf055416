import type { CountOfDay } from '@brightfill/shared/contract'
import type { ReactNode } from 'react'
import { Chart, HEIGHT, WIDTH } from './Chart'
import styles from './Chart.module.css'
import { beforeOf, Figures, mostOf, shownOf, sumOf } from './Figures'
import { shortDay } from './homeDays'
import { texts } from './texts'

interface LineFiguresProps {
  title: string
  days: CountOfDay[]
  /** A line below the picture. */
  children?: ReactNode
}

/** Counts by day as a line, over the line of the 30 days before. */
export function LineFigures({ title, days, children }: LineFiguresProps) {
  const shown = shownOf(days)
  const counts = shown.map(({ count }) => count)
  const before = beforeOf(days).map(({ count }) => count)
  const { most, at } = mostOf(counts)
  const highest = Math.max(4, most, ...before)
  const last = counts.at(-1) ?? 0
  return (
    <Figures title={title} total={sumOf(counts)} before={sumOf(before)}>
      <Chart
        label={texts.chart(title, sumOf(counts), most, shortDay(shown[at]?.on))}
        days={shown.map(({ on }) => on)}
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
      </Chart>
    </Figures>
  )
}

const heightOf = (count: number, highest: number) => HEIGHT - (count / highest) * (HEIGHT - 4)

function pointsOf(counts: number[], highest: number): string {
  const step = WIDTH / Math.max(1, counts.length - 1)
  return counts.map((count, at) => `${(at * step).toFixed(1)},${heightOf(count, highest).toFixed(1)}`).join(' ')
}
