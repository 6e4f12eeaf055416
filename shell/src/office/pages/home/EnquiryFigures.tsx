import type { EnquiryDay } from '@brightfill/shared/contract'
import { Figures, HEIGHT, shownOf, sumOf, WIDTH } from './Figures'
import styles from './Figures.module.css'
import { shortDay } from './homeDays'
import { texts } from './texts'

const sources = ['machine', 'contact', 'sell'] as const
const GAP = 2

const allOf = ({ machine, contact, sell }: EnquiryDay) => machine + contact + sell

/** Enquiries by day and source: a column for each day, from the axis up. */
export function EnquiryFigures({ days }: { days: EnquiryDay[] }) {
  const shown = shownOf(days)
  const columns = sources.map((source) => ({
    source,
    title: texts.sources[source],
    counts: shown.map((day) => day[source]),
  }))
  const step = WIDTH / Math.max(1, shown.length)
  const unit = HEIGHT / Math.max(4, ...shown.map(allOf)) // few enquiries do not look like many
  return (
    <Figures
      title={texts.enquiries}
      days={days.map((day) => ({ on: day.on, count: allOf(day) }))}
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
          <Column day={day} unit={unit} width={step - GAP} />
        </g>
      ))}
    </Figures>
  )
}

function Column({ day, unit, width }: { day: EnquiryDay; unit: number; width: number }) {
  let top = HEIGHT
  return sources.map((source) => {
    const height = day[source] * unit
    top -= height
    return <rect key={source} className={styles.column} data-source={source} y={top} width={width} height={height} />
  })
}
