import { waitInWords } from '@brightfill/shared/messages'

export const texts = {
  notSent: ({ late }: Failure) => (late ? 'We do not know yet whether we received this' : 'We could not send this'),
  reason: (status: number, why: Failure) => reasons[status]?.(why) ?? 'Something went wrong on our side.',
  kept: 'Nothing you typed is lost.',
  keptForNext: 'Nothing you typed is lost: the form offers it again on the next page you open.',
  orCall: 'Or call',
  orWrite: 'or write to',
  tryAgain: 'Try again',
  unsent: 'You wrote this earlier, but we may not have received it.',
  unsentHelp: 'Send it now, or clear the form.',
  more: (count: number) => (count === 1 ? 'One more is kept.' : `${count} more are kept.`),
  clear: 'Clear the form',
  another: 'Write something else',
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
  429: ({ wait }) => `Too many messages came from your connection. Please try again ${waitInWords(wait)}.`,
  503: ({ wait }) => `Our server is busy.${wait ? ` Please try again ${waitInWords(wait)}.` : ''}`,
}
