export const texts = {
  title: 'Set a new password | Brightfill Machinery',
  heading: 'Set a new password',
  password: 'New password',
  confirm: 'Confirm password',
  submit: 'Save password',
  submitting: 'Saving password',
  checking: 'Checking your link',
  timeIsUp: 'Time is up',
  resendRequest: 'Resend request',
  resendText: 'A link works once, and for an hour. Ask for another and it is in your mail in a minute.',
  resend: 'Resend',
}
