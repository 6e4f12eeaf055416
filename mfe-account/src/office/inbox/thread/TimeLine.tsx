import type { TimeLineEntry } from '@brightfill/shared/contract'
import {
  Avatar,
  formatValue,
  InBold,
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
          <InBold text={saidOf(who, entry, thread)} part={who} />
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

function saidOf(who: string, { kind, after, mail }: TimeLineEntry, thread: ThreadRecord): string {
  switch (kind) {
    case 'arrived':
      if (thread.kind === 'offer') return texts.offered(who)
      return thread.machine ? texts.asked(who) : texts.askedGeneral(who)
    case 'status':
      return texts.set(who, stateWord(after as WorkState)) // the value is a status
    case 'assigned':
      return after ? texts.assignedTo(who, after) : texts.assignedNobody(who)
    case 'note':
      return texts.noted(who)
    case 'next step':
      return after ? texts.step(who, formatValue(kind, after)) : texts.noStep(who)
    case 'answer':
      return mail?.sheet ? texts.answeredWithSheet(who) : texts.answered(who)
    case 'mail':
      return texts.mailed(who)
    case 'price':
      return after ? texts.price(who, formatValue(kind, after)) : texts.noPrice(who)
    case 'decision':
      return texts.decided[after as keyof typeof texts.decided](who) // the value is a decision
    default:
      return who // a kind that is newer than this page
  }
}
