/** Texts of the pages that stop e-mails. */
export const texts = {
  title: 'Stop e-mails',
  aboutSearch: 'E-mails about new machines that match your search:',
  aboutSaved: 'E-mails about changes to your saved machines',
  ask: 'Stop these e-mails?',
  stop: 'Stop e-mails',
  stopped: 'We have stopped these e-mails',
  stoppedText: 'You will no longer get these e-mails. Everything you saved stays in your account.',
  nothing: 'You no longer get these e-mails',
  nothingText: 'The search or machines they were about have already been removed.',
  saved: 'See what you saved',
}
