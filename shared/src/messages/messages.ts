/**
 * The messages that the specification prints, under its keys. It shows no use of six of them.
 */
export const messages = {
  registration: {
    emailExists: 'Email already exists',
    passwordShort: 'Password is too short',
    usernameTaken: 'Username is already taken',
    invalid: 'Invalid credentials',
    unknown: 'An unknown error occurred',
    success: 'Successful registration',
  },
  login: {
    invalid: 'Invalid credentials',
    unknown: 'An unknown error occurred',
    locked: 'Account is locked',
  },
  recovery: {
    emailNotFound: 'Email not found',
    linkExpired: 'Link has expired',
  },
  success: {
    userCreated: 'User created successfully',
    authenticated: 'Successfully authenticated',
  },
  forgot: {
    success: 'Successful',
    failure: 'This mailing address is not registered in the system',
  },
  reset: {
    success: 'Successful',
    error: 'Failed',
    requestFailed: 'The password field confirmation does not match.',
    unknown: { en: 'An unknown error occurred', ru: 'Произошла неизвестная ошибка' },
  },
  form: {
    name: 'Enter name',
    companyName: 'Enter company name',
    phone: 'Enter your phone number',
    lastName: 'Enter last name',
    email: 'Enter your mail',
    manufacturer: 'Select a manufacturer',
    model: 'Select a model',
    year: 'Select a year',
  },
  password: {
    enter: 'Enter your password',
    confirm: 'Confirm your password',
    mismatch: 'Passwords do not match',
    short: 'Password is too short',
    uppercase: 'Password must contain at least one uppercase letter',
    digit: 'Password must contain at least one digit',
    lengthRule: 'Password Length should be greater than 8',
    lengthHint: '8 or more characters',
    uppercaseRule: 'Minimum 1 CAPITAL LETTER in password',
    digitRule: 'Minimum 1 digit in password',
  },
} as const

/** The unknown error of the reset form: Russian for a document in Russian, else English. */
export function resetUnknown(language: string): string {
  return messages.reset.unknown[/^ru\b/i.test(language) ? 'ru' : 'en']
}
