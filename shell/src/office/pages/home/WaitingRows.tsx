import type { OfficeMe, ThreadRow } from '@brightfill/shared/contract'
import {
  Block,
  InBold,
  KeyHint,
  Meter,
  moveAlong,
  OfficeIcon,
  useShortcuts,
  workingTime,
} from '@brightfill/shared/office'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import styles from './Home.module.css'
import { daysBetween } from './homeDays'
import { enquiryAddress, inView } from './homeLinks'
import { texts } from './texts'

interface WaitingRowsProps {
  me: OfficeMe
  rows: ThreadRow[]
  /** How many there are in all. */
  total: number
  /** How many of them are late. */
  late: number
  today: string
}

/** Enquiries that wait for this colleague, late ones first. */
export function WaitingRows({ me, rows, total, late, today }: WaitingRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  useShortcuts([
    { key: 'j', label: texts.keys.next, run: () => moveAlong(list.current, 1) },
    { key: 'k', label: texts.keys.previous, run: () => moveAlong(list.current, -1) },
  ])
  return (
    <Block
      title={texts.waiting}
      note={
        <>
          <span>{texts.number(total)}</span>
          <span className={styles.keys}>
            <KeyHint>J</KeyHint> <KeyHint>K</KeyHint>&ensp;{texts.keys.move}
          </span>
        </>
      }
    >
      {rows.length === 0 && <p className={styles.calm}>{texts.calm}</p>}
      <ul ref={list}>
        {rows.map((row) => (
          <li key={row.reference}>
            <Link to={enquiryAddress(row.reference)} className={styles.row}>
              <Reason row={row} mine={row.assigned?.id === me.id} today={today} />
            </Link>
          </li>
        ))}
        {total > rows.length && (
          <li>
            {/* The rows have the late ones first: where these are more, the rest begins with them. */}
            <Link to={inView(late > rows.length ? 'late' : 'open')} className={styles.row}>
              <OfficeIcon name="inbox" />
              <b>{texts.others(total - rows.length)}</b>
            </Link>
          </li>
        )}
      </ul>
    </Block>
  )
}

/** Why it waits: the promised time is over, a step is due, or no colleague has read it. */
function Reason({ row, mine, today }: { row: ThreadRow; mine: boolean; today: string }) {
  const step = mine && row.next_step && row.next_step.on <= today ? row.next_step : undefined
  const used = Math.max(0, row.waited_minutes)
  if (row.overdue)
    return (
      <Line icon="clock" late {...wordsOf(row)}>
        <Meter value={1} over />
        <span>{texts.pastPromise(workingTime(used - row.promised_minutes))}</span>
      </Line>
    )
  if (step) {
    const days = daysBetween(step.on, today)
    return (
      <Line icon="calendar" late={days > 0} subject={step.text} text={texts.stepFor(step.text, row.name)}>
        {days > 0 ? texts.overdue(days) : texts.dueToday}
      </Line>
    )
  }
  return (
    <Line icon={row.kind === 'offer' ? 'offer' : 'inbox'} {...wordsOf(row)}>
      <Meter value={used / Math.max(1, row.promised_minutes)} />
      <span>{texts.promised(workingTime(used), workingTime(row.promised_minutes))}</span>
    </Line>
  )
}

function wordsOf({ kind, name, company_name, subject }: ThreadRow): { subject: string; text: string } {
  const who = company_name || name
  const offer = texts.offer(subject)
  return kind === 'offer'
    ? { subject: offer, text: texts.offerFrom(offer, who) }
    : { subject: who, text: texts.asks(who, subject) }
}

interface LineProps {
  icon: string
  late?: boolean
  /** The part of the text that is in bold. */
  subject: string
  text: string
  children: ReactNode
}

function Line({ icon, late, subject, text, children }: LineProps) {
  return (
    <>
      <span className={styles.icon} data-late={late || undefined}>
        <OfficeIcon name={icon} />
      </span>
      <span className={styles.words}>
        <InBold text={text} part={subject} />
      </span>
      <span className={styles.end} data-late={late || undefined}>
        {children}
      </span>
    </>
  )
}
