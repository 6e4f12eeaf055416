import { plural } from '@brightfill/shared/constants'
import { waitInWords } from '@brightfill/shared/messages'

export const texts = {
  notSent: ({ late }: Failure) => (late ? 'We may not have received this' : 'We could not send this'),
  reason: (status: number, why: Failure) => reasons[status]?.(why) ?? 'Something went wrong on our side.',
  kept: 'Nothing you typed is lost.',
  keptForNext: 'Nothing you typed is lost: you will find it in the form on the next page you open.',
  reachUs: 'You can also call {phone} or write to {address}.',
  tryAgain: 'Try again',
  unsent: 'You wrote this earlier, but we may not have received it.',
  unsentHelp: 'Send it now, or clear the form.',
  more: (count: number) =>
    plural(count, { one: 'You have # more unsent message.', other: 'You have # more unsent messages.' }),
  clear: 'Clear the form',
  another: 'Write a different message',
  sent: (reference: string) => `Your reference is ${reference}.`,
  answerBy: (day: string) => `One of our engineers will reply by ${day}.`,
  sendAnother: 'Send another',
  copy: 'We have e-mailed you a confirmation.',
}

interface Failure {
  /** Seconds until another attempt may succeed. */
  wait?: number
  /** No answer came in time. */
  late?: boolean
}

/** By HTTP status; 0 is no answer. */
const reasons: Readonly<Record<number, (why: Failure) => string>> = {
  0: ({ late }) =>
    late
      ? 'Our server is slow to respond. If you try again, we will still receive it only once.'
      : 'You seem to be offline.',
  429: ({ wait }) => `Too many messages have been sent from your connection. Please try again ${waitInWords(wait)}.`,
  503: ({ wait }) => `Our server is busy.${wait ? ` Please try again ${waitInWords(wait)}.` : ''}`,
}
