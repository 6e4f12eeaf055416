import type { FiguresOfSpan, FiguresRow } from '@brightfill/shared/contract'
import { Block, type Column, Rows } from '@brightfill/shared/office'
import { VisuallyHidden } from '@brightfill/shared/ui'
import styles from './Releases.module.css'
import { texts } from './texts'
import { titleOf } from './titleOf'

const whole = new Intl.NumberFormat('en-GB')
const share = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const inSeconds = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** Of this many views a few failures say something. */
const ENOUGH = 20
const TIMES_WORSE = 3

const measures: { title: string; wide?: boolean; of: (figures: FiguresOfSpan) => string }[] = [
  { title: texts.views, wide: true, of: ({ views }) => whole.format(views) },
  { title: texts.perThousand, of: (figures) => rateText(figures) },
  {
    title: texts.lcp,
    of: ({ lcp }) => (lcp === null ? texts.notMeasured : texts.seconds(inSeconds.format(lcp / 1000))),
  },
  { title: texts.inp, of: ({ inp }) => (inp === null ? texts.notMeasured : texts.milliseconds(whole.format(inp))) },
  { title: texts.cls, of: ({ cls }) => (cls === null ? texts.notMeasured : inSeconds.format(cls)) },
]

/** Failures and web vitals by release: the last hour, and the day below it in grey. */
export function FiguresTable({ rows }: { rows: FiguresRow[] }) {
  const columns: Column<FiguresRow & { id: string }>[] = [
    {
      title: texts.release,
      cell: ({ name, release }) => (
        <span className={styles.what}>
          <b>{titleOf(name)}</b> <span className={styles.quiet}>{release}</span>
        </span>
      ),
    },
    ...measures.map(({ title, wide, of }) => ({
      title,
      wide,
      end: true,
      cell: ({ hour, day }: FiguresRow) => (
        <span className={styles.spans}>
          <span data-worse={(title === texts.perThousand && isWorse(hour, day)) || undefined}>
            {hour.views === 0 && hour.errors === 0 ? texts.notMeasured : of(hour)}
            <VisuallyHidden>{texts.inHour}</VisuallyHidden>
          </span>
          <span className={styles.quiet}>
            {of(day)}
            <VisuallyHidden>{texts.inDay}</VisuallyHidden>
          </span>
        </span>
      ),
    })),
  ]
  return (
    <Block title={texts.figures} note={texts.figuresNote}>
      <Rows
        label={texts.figures}
        columns={columns}
        rows={rows.map((row) => ({ ...row, id: `${row.name}@${row.release}` }))}
        onRetry={() => {}}
        empty={texts.noFigures}
      />
    </Block>
  )
}

const rateOf = ({ views, errors }: FiguresOfSpan) => (1000 * errors) / Math.max(1, views)

function rateText(figures: FiguresOfSpan): string {
  return figures.views === 0 && figures.errors === 0 ? texts.notMeasured : share.format(rateOf(figures))
}

/** Whether the hour is much worse than the day around it; a release without such a day is compared with no failures. */
function isWorse(hour: FiguresOfSpan, day: FiguresOfSpan): boolean {
  if (hour.views < ENOUGH || hour.errors < TIMES_WORSE) return false
  const before = { ...day, views: day.views - hour.views, errors: day.errors - hour.errors }
  return rateOf(hour) > TIMES_WORSE * rateOf(before)
}
