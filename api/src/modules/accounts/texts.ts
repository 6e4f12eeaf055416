import { plural } from '@brightfill/shared/constants'

/** Texts of the api about accounts; from the message catalogue where it has them. */
export const texts = {
  invalidCredentials: 'Invalid credentials',
  locked: (minutes: number) =>
    plural(minutes, {
      one: 'Account is locked. Try again in # minute, or set a new password to sign in now.',
      other: 'Account is locked. Try again in # minutes, or set a new password to sign in now.',
    }),
  accountLocked: 'Account is locked. Please call or e-mail us.',
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
  savedFull: (most: number) => `You can save up to ${most} machines. Remove one first.`,
  worksHere: 'This person is already on the staff or has been invited. Manage the account under Staff.',
  hasAccount: 'This person already has an account. Search for the address under Customers.',
  notConfirmedYet:
    'This person has registered but has not confirmed the address yet. Resend the confirmation from the customer’s page.',
  deviceUnknown: 'This device is already signed out',
  providerUnknown: 'This account is not linked to that provider',
  lastWayIn: 'This is your only way to sign in. Set a password first, then remove it.',
  countryUnknown: 'We do not recognise this country',
  verification: {
    heading: 'Confirm your e-mail address',
    intro: 'Someone used this address to create an account with Brightfill Machinery. Confirm it if that was you:',
    confirm: 'Confirm address',
    notYours:
      'If this was not you, close this page: confirming would let that account see messages sent from your address.',
  },
  undo: {
    heading: 'Recover your account',
    intro: 'The e-mail address for your account was changed. Recover your account if that was not you:',
    confirm: 'Recover account',
    notYours: 'We will restore this address, sign out all devices and e-mail you a link to set a new password.',
  },
  invitation: {
    heading: 'Join the Brightfill office',
    intro: 'You have been invited to join the Brightfill Machinery office with this e-mail address:',
    confirm: 'Accept invitation',
    notYours: 'If you did not expect this, close this page.',
  },
  joining: {
    heading: 'Set up your account',
    intro: 'Brightfill Machinery has invited you to set up an account with this e-mail address:',
    confirm: 'Create account',
    notYours: 'If you did not expect this, close this page. The account cannot be used until you set a password.',
  },
  password: 'Password',
  passwordAgain: 'Repeat the password',
  passwordSigns: 'We will sign out any device that is signed in with this address.',
  signIn: 'Sign in',
  anotherLink: 'Ask for a new link',
  openOffice: 'Open the office',
  confirmed: {
    heading: 'Your e-mail address is confirmed',
    says: 'Thank you. Messages you sent us from this address are now in your account.',
  },
  moved: {
    heading: 'Your new e-mail address is confirmed',
    says: 'Use it to sign in from now on. You can no longer sign in with your old address. We have e-mailed that address to confirm the change.',
  },
  takenBack: {
    heading: 'You have recovered your account',
    says: 'We have restored this address and signed out all devices. We have also e-mailed you a link to set a new password.',
  },
  accepted: {
    heading: 'You have joined',
    says: 'Sign in to the office with your e-mail address and your password.',
  },
  joined: {
    heading: 'Your account is ready',
    says: 'Sign in with your e-mail address and the password you have just set.',
  },
  ended: {
    heading: 'This link no longer works',
    says: 'Each link works once and expires after a few days. If you have not used yours yet, sign in and ask for a new one.',
  },
} as const

/** The words of a confirmation page. */
export type LinkTexts = Record<keyof typeof texts.verification, string>
