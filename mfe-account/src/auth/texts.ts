export const texts = {
  brand: 'Brightfill Machinery, home',
  back: 'Back to site',
  needsScripts: 'This page needs JavaScript. Turn it on in your browser and load the page again.',
  claim: 'Keep the machines you are weighing up in one place.',
  or: 'or',
  rules: 'Rules of the password',
  ruleDone: 'done',
  ruleOpen: 'open',
  strength: ['Strength: weak', 'Strength: weak', 'Strength: fair', 'Strength: good', 'Strength: strong'],
  google: 'Google',
  linkedin: 'LinkedIn',
  noConnection: 'There was no connection. Please try again.',
  tooOften: 'This was asked for too often.',
  tryAgain: (when: string) => `Please try again ${when}.`,
  notSaved: 'The machine could not be saved. Press its heart to try again.',
  /** On the sign-in page, by what led there. */
  notices: {
    registered:
      'Your account is ready. We have e-mailed you a link: open it to confirm your address. You can sign in now.',
    reset: 'Your new password is set. Sign in with it.',
    state: 'This sign-in took too long, or was started in another browser. Please start again.',
    unavailable:
      'We cannot reach this sign-in service just now. Try again later, or use your e-mail address and password.',
    refused:
      'You were not signed in, because access was not granted. Try again, or use your e-mail address and password.',
    unverified:
      'Your e-mail address is not confirmed with this service, so we cannot use it. Sign in with your password.',
    social: 'We could not sign you in with this service. Try again, or use your e-mail address and password.',
  },
  noAccount: 'No account yet?',
  create: 'Create Account',
  signInWith: (provider: string) => `Sign in with ${provider}`,
}
