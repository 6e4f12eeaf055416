import type { FiguresOfSpan, FiguresRow } from '@brightfill/shared/contract'
import { Block, type Column, Rows } from '@brightfill/shared/office'
import { VisuallyHidden } from '@brightfill/shared/ui'
import { titleOf } from './names'
import styles from './Releases.module.css'
import { isWorse, rateText, vitals, whole } from './rates'
import { texts } from './texts'

const vital = (name: keyof typeof vitals) => ({
  title: texts[name],
  of: ({ [name]: value }: FiguresOfSpan) => (value === null ? texts.notMeasured : vitals[name](value)),
})

const measures: { title: string; wide?: boolean; of: (figures: FiguresOfSpan) => string }[] = [
  { title: texts.views, wide: true, of: ({ views }) => whole.format(views) },
  { title: texts.perThousand, of: rateText },
  vital('lcp'),
  vital('inp'),
  vital('cls'),
]

/** A visible figure that screen readers read out with its time span. */
function Figure({ text, inWords }: { text: string; inWords: (figure: string) => string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{inWords(text)}</VisuallyHidden>
    </>
  )
}

/** Failures and web vitals by release: the last hour, and the day below it in grey. */
export function FiguresTable({ rows }: { rows: FiguresRow[] }) {
  const columns: Column<FiguresRow & { id: string }>[] = [
    {
      title: texts.release,
      cell: ({ name, release }) => (
        <span className={styles.what}>
          <b>{titleOf(name)}</b> <small className={styles.id}>{release}</small>
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
            <Figure
              text={hour.views === 0 && hour.errors === 0 ? texts.notMeasured : of(hour)}
              inWords={texts.inHour}
            />
          </span>{' '}
          <small>
            <Figure text={of(day)} inWords={texts.inDay} />
          </small>
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
            <small>{texts.times(fault.count)}</small>
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
        empty={texts.noFigures}
      />
    </Block>
  )
}
