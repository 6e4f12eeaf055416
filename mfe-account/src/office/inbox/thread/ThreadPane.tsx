import { Loaded, OfficeIcon, useGetOne } from '@brightfill/shared/office'
import { Link, useLocation } from '@brightfill/shared/router'
import { useEffect, useState } from 'react'
import { texts as inboxTexts } from '../texts'
import { AssignControl } from './AssignControl'
import { Composer } from './Composer'
import { PresentColleagues } from './PresentColleagues'
import { StatusControl } from './StatusControl'
import styles from './Thread.module.css'
import { ThreadSide } from './ThreadSide'
import { TimeLine } from './TimeLine'
import { texts } from './texts'
import { usePresence } from './usePresence'
import { type ThreadRecord, useThreadAction } from './useThread'

/** One enquiry: its history, an answer, and everything about the enquirer and the machine (O-41). */
export function ThreadPane({ reference }: { reference: string }) {
  const { data, ...asked } = useGetOne<ThreadRecord>('inbox', { id: reference })
  // Until the whole enquiry is here, ra-core gives its row of the list.
  if (data?.time_line) return <OpenThread thread={data} />
  return (
    <section className={styles.thread} aria-label={texts.enquiry(reference)}>
      <Loaded of={asked} failed={texts.failed}>
        {() => null}
      </Loaded>
    </section>
  )
}

function OpenThread({ thread }: { thread: ThreadRecord }) {
  const { search } = useLocation()
  const [writing, setWriting] = useState(false)
  const { attempt } = useThreadAction(thread)
  usePresence(thread.reference, writing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    if (thread.unread) void attempt('read', { unread: false })
  }, [thread.unread])
  return (
    <div className={styles.open}>
      <section className={styles.thread} aria-label={texts.enquiry(thread.reference)}>
        <header className={styles.top}>
          <Link to={inboxTexts.path + search} className={styles.back} aria-label={texts.back}>
            <OfficeIcon name="back" />
          </Link>
          <div className={styles.who}>
            <h1 className={styles.name}>{thread.name}</h1>
            <p className={styles.quiet}>{[thread.reference, thread.company_name].filter(Boolean).join(', ')}</p>
          </div>
          <StatusControl thread={thread} />
          <AssignControl thread={thread} />
        </header>
        <PresentColleagues thread={thread} />
        <TimeLine thread={thread} />
        <Composer key={thread.reference} thread={thread} onWriting={setWriting} />
      </section>
      <ThreadSide thread={thread} />
    </div>
  )
}
