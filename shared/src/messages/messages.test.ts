import { messages, resetUnknown } from './messages'

const printed: [requirement: string, key: string, text: string][] = [
  ['R-026', 'registration.emailExists', 'Email already exists'],
  ['R-027', 'registration.passwordShort', 'Password is too short'],
  ['R-028', 'registration.usernameTaken', 'Username is already taken'],
  ['R-029', 'registration.invalid', 'Invalid credentials'],
  ['R-030', 'registration.unknown', 'An unknown error occurred'],
  ['R-031', 'login.locked', 'Account is locked'],
  ['R-032', 'recovery.emailNotFound', 'Email not found'],
  ['R-033', 'recovery.linkExpired', 'Link has expired'],
  ['R-034', 'success.userCreated', 'User created successfully'],
  ['R-035', 'success.authenticated', 'Successfully authenticated'],
  ['R-036', 'registration.success', 'Successful registration'],
  ['R-037', 'forgot.success', 'Successful'],
  ['R-037', 'reset.success', 'Successful'],
  ['R-038', 'forgot.failure', 'This mailing address is not registered in the system'],
  ['R-039', 'reset.error', 'Failed'],
  ['R-040', 'reset.requestFailed', 'The password field confirmation does not match.'],
  ['R-042', 'form.name', 'Enter name'],
  ['R-042', 'form.companyName', 'Enter company name'],
  ['R-042', 'form.phone', 'Enter your phone number'],
  ['R-042', 'form.lastName', 'Enter last name'],
  ['R-042', 'form.email', 'Enter your mail'],
  ['R-042', 'form.manufacturer', 'Select a manufacturer'],
  ['R-042', 'form.model', 'Select a model'],
  ['R-042', 'form.year', 'Select a year'],
  ['R-043', 'password.uppercase', 'Password must contain at least one uppercase letter'],
  ['R-043', 'password.digit', 'Password must contain at least one digit'],
  ['R-044', 'password.lengthRule', 'Password Length should be greater than 8'],
  ['R-044', 'password.uppercaseRule', 'Minimum 1 CAPITAL LETTER in password'],
  ['R-044', 'password.digitRule', 'Minimum 1 digit in password'],
]

describe('the message catalogue', () => {
  it.each(printed)('%s: %s is "%s"', (_, key, text) => {
    const [group = '', name = ''] = key.split('.')
    expect((messages as Record<string, Record<string, unknown>>)[group]?.[name]).toBe(text)
  })

  it('R-041: the unknown error of reset follows the language of the site', () => {
    expect(resetUnknown('en-GB')).toBe('An unknown error occurred')
    expect(resetUnknown('ru')).toBe('Произошла неизвестная ошибка')
    expect(resetUnknown('run')).toBe('An unknown error occurred')
  })
})
