import type { ReceivedAnswer } from '@brightfill/shared/contract'
import { messageSent } from '@brightfill/shared/messages'
import { texts } from './texts'

/** The answer to a form of the public. */
export type Receipt = ReceivedAnswer

/**
 * Says that a form of the public arrived, and what happens next. Drawn before too, so that screen readers announce it.
 */
export function Received({ receipt, className }: { receipt: Receipt | undefined; className?: string }) {
  return (
    <div role="status" className={className}>
      {receipt && messageSent}
      {receipt && (
        <p>
          {texts.sent(receipt.reference)} {texts.answerBy(inWords(receipt.answer_by))} {receipt.copied && texts.copy}
        </p>
      )}
    </div>
  )
}

const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
