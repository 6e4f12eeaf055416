/** What the api says about accounts; the words of the message catalogue where it has them. */
export const texts = {
  invalidCredentials: 'Invalid credentials',
  locked: 'Account is locked',
  emailExists: 'Email already exists',
  emailNotFound: 'Email not found',
  linkExpired: 'Link has expired',
  created: 'User created successfully',
  linkSent: 'The link is on its way',
  enterName: 'Enter name',
  enterMail: 'Enter your mail',
  selectYear: 'Select a year',
  passwordShort: 'Password is too short',
  passwordUppercase: 'Password must contain at least one uppercase letter',
  passwordDigit: 'Password must contain at least one digit',
  passwordsDiffer: 'Passwords do not match',
  passwordWrong: 'This is not your current password',
  countryUnknown: 'There is no such country',
} as const
