/** Texts of the api about accounts; the words of the message catalogue (R-026 to R-044) where it has them. */
export const texts = {
  invalidCredentials: 'Invalid credentials',
  locked: (minutes: number) =>
    `Too many wrong passwords were given for this address. Signing in is locked for ${minutes === 1 ? '1 minute' : `${minutes} minutes`}; setting a new password lifts the lock.`,
  accountLocked: 'This account is locked. Please write to us or call us.',
  emailExists: 'Email already exists',
  emailNotFound: 'Email not found',
  linkExpired: 'Link has expired',
  created: 'User created successfully',
  linkSent: 'We have e-mailed you the link',
  enterName: 'Enter name',
  enterMail: 'Enter your mail',
  enterPhone: 'Enter your phone number',
  selectYear: 'Select a year',
  passwordShort: 'Password is too short',
  passwordUppercase: 'Password must contain at least one uppercase letter',
  passwordDigit: 'Password must contain at least one digit',
  passwordsDiffer: 'Passwords do not match',
  passwordWrong: 'This is not your current password',
  savedFull: (most: number) => `You have saved ${most} machines, which is the most. Remove one first.`,
  worksHere: 'This person works here, or is invited to. Staff are found among the staff.',
  hasAccount: 'This person has an account already. Search for the address among the customers.',
  notConfirmedYet:
    'This person has registered, and not confirmed the address yet. Send the confirmation again from the customer’s page.',
  deviceUnknown: 'This device is signed out already',
  providerUnknown: 'This account is not linked to that provider',
  lastWayIn: 'This is your only way in. Set a password first, then remove it.',
  countryUnknown: 'There is no such country',
  verification: {
    heading: 'Confirm your e-mail address',
    whose: 'Somebody gave this address for an account at Brightfill Machinery. Confirm it if that was you:',
    confirm: 'Confirm address',
    notYours:
      'If it was not you, close this page. Confirming would give that account what was sent to us from your address.',
  },
  undo: {
    heading: 'Take your account back',
    whose: 'The account that had this address was given another one. Take it back if that was not you:',
    confirm: 'Take account back',
    notYours:
      'Everybody is signed out, the account gets this address again, and we mail you a link to set a new password.',
  },
  invitation: {
    heading: 'Join the Brightfill office',
    whose: 'You were invited to the office of Brightfill Machinery with this e-mail address:',
    confirm: 'Accept invitation',
    notYours: 'If you did not expect this, close this page.',
  },
  joining: {
    heading: 'Set up your account',
    whose: 'Brightfill Machinery invited you to an account with this e-mail address:',
    confirm: 'Create account',
    notYours: 'If you did not expect this, close this page. No account can be used until you set its password.',
  },
  password: 'Password',
  passwordAgain: 'Repeat the password',
  passwordSigns: 'Any device that is signed in with this address is signed out.',
  signIn: 'Sign in',
  anotherLink: 'Ask for another link',
  openOffice: 'Open the office',
  confirmed: {
    heading: 'Your address is confirmed',
    says: 'Thank you. Your account now also has what was sent to us from this address.',
  },
  moved: {
    heading: 'Your account has its new address',
    says: 'Sign in with it from now on. The former address no longer works, and we have written to it.',
  },
  takenBack: {
    heading: 'Your account is yours again',
    says: 'It has this address again, and everybody was signed out. We have mailed you a link to set a new password.',
  },
  accepted: {
    heading: 'You have joined',
    says: 'Sign in to the office with your e-mail address and your password.',
  },
  joined: {
    heading: 'Your account is ready',
    says: 'Sign in with your e-mail address and the password that you have just set.',
  },
  ended: {
    heading: 'This link does not work any more',
    says: 'A link works once and for some days, and a newer one ends it. If you have used it before, there is nothing left to do. Otherwise sign in and ask for another one.',
  },
} as const

/** The words of a page that asks before it does something. */
export type LinkTexts = Record<keyof typeof texts.verification, string>
