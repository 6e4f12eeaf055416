import type { ThreadStatus } from '@brightfill/shared/contract'
import styles from './Thread.module.css'
import { texts } from './texts'
import type { ThreadRecord } from './useThread'

/** The words that a status mails by itself; undefined where it mails none, as a status that it has already. */
export function mailOf(thread: ThreadRecord, status: ThreadStatus): string | undefined {
  return status === thread.status ? undefined : thread.told?.[status]
}

/** The mail that goes out with a status, or that none does (O-46); an older api tells nothing of it. */
export function MailAhead({ thread, status }: { thread: ThreadRecord; status: ThreadStatus }) {
  if (!thread.told) return null
  const said = mailOf(thread, status)
  if (!said) return <p>{texts.noMail}</p>
  return (
    <>
      <p>{texts.mailAhead(thread.email)}</p>
      <blockquote className={styles.words}>{said}</blockquote>
    </>
  )
}
