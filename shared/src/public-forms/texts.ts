export const texts = {
  notSent: 'This was not sent',
  reason: (status: number) => reasons[status] ?? 'Something went wrong on our side.',
  kept: 'Everything you wrote is still here.',
  keptForNext: 'Everything you wrote is kept; the form offers it on the next page that you open.',
  orCall: 'Or call',
  orWrite: 'or write to',
  tryAgain: 'Try again',
  unsent: 'You wrote this before, but it could not be sent.',
  unsentHelp: 'Send it now, or clear the form.',
  clear: 'Clear the form',
  sent: (reference: string) => `Your reference is ${reference}.`,
  answerBy: (day: string) => `One of our engineers reads it and answers by ${day}.`,
  copy: 'A copy is on its way to your mailbox.',
}

/** By HTTP status; 0 is no answer. */
const reasons: Readonly<Record<number, string>> = {
  0: 'There was no connection.',
  429: 'Too many messages came from your connection; please wait a minute.',
  503: 'Our server is busy.',
}
