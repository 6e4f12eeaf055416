import { dayIn } from '@brightfill/shared/constants'
import type { ReceivedAnswer } from '@brightfill/shared/contract'
import { messageSent } from '@brightfill/shared/messages'
import styles from './Received.module.css'
import { texts } from './texts'

/** Says that a public form arrived, and what happens next. It is drawn before, so that screen readers announce it. */
export function Received({ receipt }: { receipt: ReceivedAnswer | undefined }) {
  return (
    <div role="status" className={styles.sent}>
      {receipt && <span>{messageSent}</span>}
      {receipt && <p>{whatFollows(receipt)}</p>}
    </div>
  )
}

/** The reference and what happens next. */
export const whatFollows = ({ reference, answer_by, copied }: ReceivedAnswer) =>
  [texts.sent(reference), texts.answerBy(dayInWords(new Date(answer_by))), copied && texts.copy]
    .filter(Boolean)
    .join(' ')

const dayInWords = dayIn('UTC')
