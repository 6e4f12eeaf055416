import type { ThreadStatus } from '@brightfill/shared/contract'
import styles from './Thread.module.css'
import { texts } from './texts'
import type { ThreadRecord } from './useThread'

/** The text that a status e-mails; undefined if it sends none, such as the current status. */
export function mailOf(thread: ThreadRecord, status: ThreadStatus): string | undefined {
  return status === thread.status ? undefined : thread.told[status]
}

/** Shows the e-mail that goes out with a status, or says that none does (O-46). */
export function MailAhead({ thread, status }: { thread: ThreadRecord; status: ThreadStatus }) {
  const said = mailOf(thread, status)
  if (!said) return <p>{texts.noMail}</p>
  return (
    <>
      <p>{texts.mailAhead(thread.email)}</p>
      <blockquote className={styles.words}>{said}</blockquote>
    </>
  )
}
