import { waitInWords } from '@brightfill/shared/messages'

export const texts = {
  notSent: ({ late }: Failure) => (late ? 'We do not know yet whether this arrived' : 'This was not sent'),
  reason: (status: number, why: Failure) => reasons[status]?.(why) ?? 'Something went wrong on our side.',
  kept: 'Everything you wrote is still here.',
  keptForNext: 'Everything you wrote is kept; the form offers it on the next page that you open.',
  orCall: 'Or call',
  orWrite: 'or write to',
  tryAgain: 'Try again',
  unsent: 'You wrote this before, but it may not have reached us.',
  unsentHelp: 'Send it now, or clear the form.',
  more: (count: number) => (count === 1 ? 'One more is kept.' : `${count} more are kept.`),
  clear: 'Clear the form',
  another: 'Write something else first',
  sent: (reference: string) => `Your reference is ${reference}.`,
  answerBy: (day: string) => `One of our engineers reads it and answers by ${day}.`,
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
  0: ({ late }) => (late ? 'The answer takes long. Another try sends it only once.' : 'There was no connection.'),
  429: ({ wait }) => `Too many messages came from your connection. Please try again ${waitInWords(wait)}.`,
  503: ({ wait }) => `Our server is busy.${wait ? ` Please try again ${waitInWords(wait)}.` : ''}`,
}
