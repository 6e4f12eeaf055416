import type { FiguresRow, LiveRow } from '@brightfill/shared/contract'
import { Block, type Column, Rows, StateMark, When } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import type { Deed } from './ConfirmDeed'
import { titleOf } from './names'
import styles from './Releases.module.css'
import { isWorse, rateText, whole } from './rates'
import { texts } from './texts'

interface LiveReleasesProps {
  rows: LiveRow[]
  figures: FiguresRow[]
  onDeed: (deed: Deed) => void
}

/** The live releases, each with its rollback. */
export function LiveReleases({ rows, figures, onDeed }: LiveReleasesProps) {
  const columns: Column<LiveRow & { id: string }>[] = [
    { title: texts.remote, cell: ({ name }) => <b>{titleOf(name)}</b> },
    {
      title: texts.release,
      cell: ({ release, state }) => (
        <span className={styles.release}>
          <span>{release}</span> <StateMark state={state} />
        </span>
      ),
    },
    { title: texts.contract, wide: true, cell: ({ contract }) => contract },
    { title: texts.publishedBy, wide: true, cell: ({ published_by }) => published_by },
    { title: texts.since, wide: true, cell: ({ activated_at }) => activated_at && <When at={activated_at} /> },
    { title: texts.size, wide: true, end: true, cell: ({ size }) => `${whole.format(size / 1024)} KB` },
    {
      title: texts.failuresOfHour,
      wide: true,
      cell: ({ name, release }) => {
        const seen = figures.find((row) => row.name === name && row.release === release)
        return (
          seen && (
            <span className={styles.rate} data-worse={isWorse(seen.hour, seen.day) || undefined}>
              <Course rates={seen.course} />
              <span>{rateText(seen.hour)}</span>
            </span>
          )
        )
      },
    },
    {
      title: texts.actions,
      end: true,
      cell: (row) =>
        row.previous && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.rollBackOf(titleOf(row.name))}
            onClick={() => onDeed(rollBack(row, row.previous ?? ''))}
          >
            {texts.rollBack}
          </Button>
        ),
    },
  ]
  return (
    <Block title={texts.live} note={texts.teams}>
      <Rows
        label={texts.live}
        columns={columns}
        rows={rows.map((row) => ({ ...row, id: row.name }))}
        empty={texts.none}
      />
    </Block>
  )
}

function rollBack({ name, release }: LiveRow, previous: string): Deed {
  const title = titleOf(name)
  return {
    action: 'rollback',
    data: { name, from: release, to: previous },
    title: texts.rollBackTitle(title),
    text: texts.rollBackText(release, previous),
    word: texts.rollBack,
    done: texts.rolledBack(title, previous),
  }
}

const WIDTH = 96
const HEIGHT = 20
/** Failures per 1,000 views at the top of the picture, unless there are more. */
const HIGHEST = 20

/** Failures per 1,000 views of the last hour as a line. The number beside it says the same in words. */
function Course({ rates }: { rates: number[] }) {
  const highest = Math.max(HIGHEST, ...rates)
  const step = WIDTH / Math.max(1, rates.length - 1)
  const points = rates.map(
    (rate, at) => `${(at * step).toFixed(1)},${(1 + (1 - rate / highest) * (HEIGHT - 3)).toFixed(1)}`,
  )
  return (
    <svg className={styles.course} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      <polyline points={points.join(' ')} />
    </svg>
  )
}
