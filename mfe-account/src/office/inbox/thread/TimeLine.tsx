import type { TimeLineEntry } from '@brightfill/shared/contract'
import {
  Avatar,
  formatValue,
  NotDone,
  OfficeIcon,
  stateWord,
  useGetIdentity,
  When,
  type WorkState,
} from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { useEffect, useRef } from 'react'
import styles from './Thread.module.css'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

/** Everything that happened, oldest first; it opens at its end. */
export function TimeLine({ thread }: { thread: ThreadRecord }) {
  const scroller = useRef<HTMLDivElement>(null)
  const { length } = thread.time_line
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new entry
  useEffect(() => {
    const box = scroller.current
    if (box) box.scrollTop = box.scrollHeight
  }, [length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it by keyboard
    <div ref={scroller} className={styles.scroll} tabIndex={0} role="log" aria-label={texts.enquiry(thread.reference)}>
      <ol className={styles.line}>
        {thread.time_line.map((entry) => (
          <Entry key={entry.id} entry={entry} thread={thread} />
        ))}
      </ol>
    </div>
  )
}

function Entry({ entry, thread }: { entry: TimeLineEntry; thread: ThreadRecord }) {
  const { identity } = useGetIdentity()
  const acting = useThreadAction(thread)
  const resend = () => void acting.attempt('resend', { entry: entry.id })
  const { by, kind, text, mail } = entry
  const who = by ? (by.id === identity?.id ? texts.you : by.name) : kind === 'arrived' ? thread.name : texts.site
  return (
    <li className={styles.entry}>
      <span className={styles.sign}>{by ? <Avatar person={by} decorative /> : <OfficeIcon name={icon(entry)} />}</span>
      <div>
        <p className={styles.did}>
          <span>
            <b>{who}</b> <span>{deeds[kind]?.(entry.after, thread)}</span>{' '}
            {mail?.sheet && <span>{texts.withSheet}</span>}
          </span>
          {mail && (
            <span className={styles.mail} data-state={mail.state}>
              {texts.mail[mail.state]}
            </span>
          )}
          <When at={entry.at} />
        </p>
        {text && (
          <div className={styles.words} data-kind={kind}>
            {text}
          </div>
        )}
        {kind === 'arrived' && <Wishes thread={thread} />}
        {mail?.state === 'failed' && (
          <p className={styles.did}>
            <span className={styles.bad}>{mail.error}</span>
            <Button variant="secondary" size="sm" loading={acting.busy} onClick={resend}>
              {texts.resend}
            </Button>
          </p>
        )}
        <NotDone of={acting} />
      </div>
    </li>
  )
}

/** The choices that the visitor ticked in the form. */
function Wishes({ thread }: { thread: ThreadRecord }) {
  const wishes = [thread.wants_visit && texts.wantsVisit, thread.wants_quote && texts.wantsQuote].filter(Boolean)
  return wishes.length > 0 && <p className={styles.wishes}>{wishes.join(', ')}</p>
}

function icon({ kind }: TimeLineEntry): string {
  if (kind === 'arrived') return 'machine'
  return kind === 'mail' ? 'mail' : 'history'
}

/** The words for what was done, after the name of whoever did it. */
const deeds: Record<TimeLineEntry['kind'], (after: TimeLineEntry['after'], thread: ThreadRecord) => string> = {
  arrived: (_, { kind, machine }) => (kind === 'offer' ? texts.offered : machine ? texts.asked : texts.askedGeneral),
  status: (after) => `${texts.set} ${stateWord(after as WorkState)}`, // the value is a status
  assigned: (after) => (after ? `${texts.assignedTo} ${after}` : texts.assignedNobody),
  note: () => texts.noted,
  'next step': (after) => (after ? `${texts.step}: ${formatValue('next step', after)}` : texts.noStep),
  answer: () => texts.answered,
  mail: () => texts.mailed,
  price: (after) => (after ? `${texts.price} ${formatValue('price', after)}` : texts.noPrice),
  decision: (after) => `${texts.decided}: ${after}`,
}
