import type { FiguresRow, LiveRow } from '@brightfill/shared/contract'
import { Block, type Column, Rows, StateMark, When } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import type { Deed } from './ConfirmDeed'
import { Course } from './Course'
import { isWorse, perThousandText } from './perThousand'
import styles from './Releases.module.css'
import { texts } from './texts'
import { titleOf } from './titleOf'

const kilobytes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

interface LiveReleasesProps {
  rows: LiveRow[]
  figures: FiguresRow[]
  onDeed: (deed: Deed) => void
}

/** The releases that visitors get, each with the way back. */
export function LiveReleases({ rows, figures, onDeed }: LiveReleasesProps) {
  const columns: Column<LiveRow & { id: string }>[] = [
    { title: texts.remote, cell: ({ name }) => <b>{titleOf(name)}</b> },
    {
      title: texts.release,
      cell: ({ release, state }) => (
        <span className={styles.release}>
          {release} <StateMark state={state} />
        </span>
      ),
    },
    { title: texts.contract, wide: true, cell: ({ contract }) => contract },
    { title: texts.publishedBy, wide: true, cell: ({ published_by }) => published_by },
    { title: texts.since, wide: true, cell: ({ activated_at }) => activated_at && <When at={activated_at} /> },
    { title: texts.size, wide: true, end: true, cell: ({ size }) => `${kilobytes.format(size / 1024)} KB` },
    {
      title: texts.failuresOfHour,
      wide: true,
      cell: ({ name, release }) => {
        const seen = figures.find((row) => row.name === name && row.release === release)
        return (
          seen && (
            <span className={styles.rate} data-worse={isWorse(seen.hour, seen.day) || undefined}>
              <Course rates={seen.course} />
              {perThousandText(seen.hour)}
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
        onRetry={() => {}}
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
