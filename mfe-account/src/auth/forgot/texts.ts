export const texts = {
  title: 'Forgot your password | Brightfill Machinery',
  description: 'We will e-mail you a link to set a new password.',
  heading: 'Forgot your password',
  explanation:
    'Enter the e-mail address for your account. We will e-mail you a link to set a new password. It works once and expires after an hour.',
  email: 'E-mail',
  submit: 'Send Link',
  submitting: 'Sending link',
  sent: (email: string) => `We have e-mailed a link to ${email}. It works once and expires after an hour.`,
  unknown: 'We could not send a link to this address. Check it, or create an account.',
  notNow: 'We could not send a link just now.',
  back: 'Back to sign in',
}
