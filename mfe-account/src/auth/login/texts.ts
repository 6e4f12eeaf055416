export const texts = {
  title: 'Sign in | Brightfill Machinery',
  description: 'Sign in to see your orders and the machines you saved.',
  heading: 'Sign In',
  email: 'E-mail',
  password: 'Password',
  remember: 'Remember me',
  forgot: 'Forgot your password',
  submit: 'Sign In',
  submitting: 'Signing in',
  wrong: 'The e-mail address or password is incorrect. Check both, or set a new password.',
  notNow: 'We could not sign you in just now.',
  /** By the reason for coming here. */
  notices: {
    registered:
      'Your account is ready. We have e-mailed you a link: open it to confirm your address. You can sign in now.',
    reset: 'Your new password is set. Use it to sign in.',
    state: 'This sign-in took too long, or was started in another browser. Please start again.',
    unavailable:
      'We cannot reach this sign-in service just now. Try again later, or use your e-mail address and password.',
    refused:
      'You were not signed in because access was not granted. Try again, or use your e-mail address and password.',
    unverified: 'This service has not confirmed your e-mail address, so we cannot use it. Sign in with your password.',
    social: 'We could not sign you in with this service. Try again, or use your e-mail address and password.',
  },
  noAccount: 'No account yet?',
  newHere: 'New here?',
  create: 'Create Account',
}
