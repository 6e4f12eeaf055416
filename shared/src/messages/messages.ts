/** Every printed text of forms and their answers (spec §5, §8), by the names the specification gives them. Plain data, no logic. */
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
    /** By language; `inSiteLanguage` chooses. */
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
    required: 'Enter your password',
    confirm: 'Confirm your password',
    mismatch: 'Passwords do not match',
    uppercase: 'Password must contain at least one uppercase letter',
    digit: 'Password must contain at least one digit',
  },
  checklist: {
    length: 'Password Length should be greater than 8',
    uppercase: 'Minimum 1 CAPITAL LETTER in password',
    digit: 'Minimum 1 digit in password',
    /** Beside the printed text, which is stricter than the rule. */
    lengthHint: '8 or more characters',
  },
} as const
