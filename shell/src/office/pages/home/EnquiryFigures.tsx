import type { EnquiryDay } from '@brightfill/shared/contract'
import { Chart, HEIGHT, WIDTH } from './Chart'
import styles from './Chart.module.css'
import { beforeOf, Figures, mostOf, shownOf, sumOf } from './Figures'
import { shortDay } from './homeDays'
import { texts } from './texts'

const sources = ['machine', 'contact', 'sell'] as const
const GAP = 2

const allOf = ({ machine, contact, sell }: EnquiryDay) => machine + contact + sell

/** Enquiries by day and source: a column for each day, from the axis up. */
export function EnquiryFigures({ days }: { days: EnquiryDay[] }) {
  const shown = shownOf(days)
  const total = sumOf(shown.map(allOf))
  const { most, at } = mostOf(shown.map(allOf))
  const columns = sources.map((source) => ({
    source,
    title: texts.sources[source],
    counts: shown.map((day) => day[source]),
  }))
  const step = WIDTH / Math.max(1, shown.length)
  return (
    <Figures title={texts.enquiries} total={total} before={sumOf(beforeOf(days).map(allOf))}>
      <Chart
        label={texts.chart(texts.enquiries, total, most, shortDay(shown[at]?.on))}
        days={shown.map(({ on }) => on)}
        columns={columns}
        legend={columns.map(({ source, title, counts }) => (
          <span key={source} className={styles.key} data-source={source}>
            {texts.source(title, sumOf(counts))}
          </span>
        ))}
      >
        {shown.map((day, index) => (
          <g key={day.on} transform={`translate(${index * step + GAP / 2} 0)`}>
            <title>{`${shortDay(day.on)}: ${columns
              .map(({ title, counts }) => texts.source(title, counts[index] ?? 0))
              .join(', ')}`}</title>
            <rect className={styles.ground} width={step - GAP} height={HEIGHT} />
            <Column day={day} most={most} width={step - GAP} />
          </g>
        ))}
      </Chart>
    </Figures>
  )
}

function Column({ day, most, width }: { day: EnquiryDay; most: number; width: number }) {
  const unit = HEIGHT / Math.max(4, most) // few enquiries do not look like many
  let top = HEIGHT
  return sources.map((source) => {
    const height = day[source] * unit
    top -= height
    return <rect key={source} className={styles.column} data-source={source} y={top} width={width} height={height} />
  })
}
