import type { ThreadRow } from '@brightfill/shared/contract'
import { Avatar, Meter, StateMark, When, workingTime } from '@brightfill/shared/office'
import { Link } from '@brightfill/shared/router'
import { Sentence } from '@brightfill/shared/ui'
import styles from './Inbox.module.css'
import { texts } from './texts'

interface InboxRowProps {
  row: ThreadRow
  /** Keeps the view and the search of the list. */
  search: string
  current: boolean
  chosen: boolean
  /** @param upTo from the one chosen last to this one */
  onChoose: (upTo: boolean) => void
}

/** One enquiry of the list: sender, subject, state, and how much of the promised time is used (O-40). */
export function InboxRow({ row, search, current, chosen, onChoose }: InboxRowProps) {
  const about = row.subject ? (row.kind === 'offer' ? texts.offer(row.subject) : row.subject) : texts.general
  return (
    <li className={styles.entry} data-reference={row.reference}>
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-label={texts.chooseRow(row.name)}
          checked={chosen}
          onChange={() => {}}
          onClick={({ shiftKey }) => onChoose(shiftKey)}
        />
      </label>
      <Link
        to={`${texts.path}/${row.reference}${search}`}
        className={styles.row}
        aria-current={current || undefined}
        data-unread={row.unread || undefined}
      >
        <span className={styles.dot}>{row.unread && <i role="img" aria-label={texts.unreadMark} />}</span>
        <span className={styles.who}>
          <b>{row.name}</b> <span>{row.company_name}</span>
        </span>
        <When at={row.created_at} />
        <span className={styles.about}>{about}</span>
        <span className={styles.state}>
          <StateMark state={row.status} />
          <span className={styles.promise}>
            <Promised row={row} />
            <Avatar person={row.assigned} />
          </span>
        </span>
      </Link>
    </li>
  )
}

function Promised({ row }: { row: ThreadRow }) {
  if (row.next_step) return <span>{row.next_step.text}</span>
  if (row.status !== 'new' && row.status !== 'in work') return null
  if (row.answered_at)
    return (
      <span>
        <Sentence text={texts.answered} parts={{ time: <When at={row.answered_at} /> }} />
      </span>
    )
  const used = workingTime(row.waited_minutes)
  return (
    <>
      <Meter value={row.waited_minutes / Math.max(1, row.promised_minutes)} over={row.overdue} />
      {row.overdue ? (
        <b className={styles.late}>{texts.past(used, workingTime(row.waited_minutes - row.promised_minutes))}</b>
      ) : (
        <span>{texts.minutes(used, workingTime(row.promised_minutes))}</span>
      )}
    </>
  )
}
