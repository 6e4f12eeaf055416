import type { FiguresOfSpan, FiguresRow } from '@brightfill/shared/contract'
import { Block, type Column, Rows } from '@brightfill/shared/office'
import { VisuallyHidden } from '@brightfill/shared/ui'
import { isWorse, perThousandText } from './perThousand'
import styles from './Releases.module.css'
import { texts } from './texts'
import { titleOf } from './titleOf'

const whole = new Intl.NumberFormat('en-GB')
const inSeconds = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const measures: { title: string; wide?: boolean; of: (figures: FiguresOfSpan) => string }[] = [
  { title: texts.views, wide: true, of: ({ views }) => whole.format(views) },
  { title: texts.perThousand, of: perThousandText },
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
          <b>{titleOf(name)}</b> <span className={styles.id}>{release}</span>
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
    {
      title: texts.fault,
      wide: true,
      cell: ({ fault }) =>
        fault && (
          <span className={styles.what}>
            <span>{fault.message}</span>
            <span className={styles.quiet}>{texts.times(fault.count)}</span>
          </span>
        ),
    },
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
