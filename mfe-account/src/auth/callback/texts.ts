export const texts = {
  title: 'Redirecting | Brightfill Machinery',
  redirecting: 'Redirecting...',
  other: 'You are signed in already',
  otherText: 'Do you want to sign in with the other account instead?',
  change: 'Change account',
  stay: 'Stay signed in',
  stepTitle: 'One more step | Brightfill Machinery',
  /** The provider did not confirm the address, so it must not open the account that has it. */
  unverified: 'Your e-mail address is not confirmed there. Sign in with your password.',
  oneMoreStep: 'One more step',
  whichAddress:
    'We were not told your e-mail address. Enter it and we send you a link that completes the sign-in: open it in this browser within an hour.',
  email: 'E-mail',
  send: 'Send Link',
  sending: 'Sending link',
  sent: (email: string) => `We have e-mailed a link to ${email}. You can leave this page open.`,
  ended: 'This sign-in has ended. Start again on the login page.',
  login: 'Back to login',
}
