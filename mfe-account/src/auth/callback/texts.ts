export const texts = {
  title: 'Redirecting | Brightfill Machinery',
  redirecting: 'Redirecting...',
  other: 'You are already signed in',
  otherText: 'Do you want to sign in with the other account instead?',
  change: 'Switch account',
  stay: 'Stay signed in',
  stepTitle: 'One more step | Brightfill Machinery',
  /** The provider did not confirm the address, so it must not open the account that has it. */
  unverified: 'This service has not confirmed your e-mail address. Sign in with your password.',
  oneMoreStep: 'One more step',
  whichAddress:
    'The sign-in service did not share your e-mail address. Enter it, and we will e-mail you a link: open it in this browser within an hour to finish signing in.',
  email: 'E-mail',
  send: 'Send Link',
  sending: 'Sending link',
  sent: (email: string) => `We have e-mailed a link to ${email}. You can leave this page open.`,
  ended: 'This sign-in has expired. Please start again.',
  login: 'Back to sign in',
}
