export const texts = {
  brand: 'Brightfill Machinery, home',
  back: 'Back to site',
  claim: 'Keep the machines you are weighing up in one place.',
  or: 'or',
  rules: 'Rules of the password',
  ruleDone: 'done',
  ruleOpen: 'open',
  strength: ['Strength: weak', 'Strength: weak', 'Strength: fair', 'Strength: good', 'Strength: strong'],
  google: 'Google',
  linkedin: 'LinkedIn',
  notSaved: 'The machine could not be saved. Press its heart to try again.',
  signInWith: (provider: string) => `Sign in with ${provider}`,
}
