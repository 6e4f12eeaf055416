import { messages, resetUnknown } from './messages'

const printed: [requirement: string, key: string, text: string][] = [
  ['registration.emailExists', 'Email already exists', 'R-026'],
  ['registration.passwordShort', 'Password is too short', 'R-027'],
  ['registration.usernameTaken', 'Username is already taken', 'R-028'],
  ['registration.invalid', 'Invalid credentials', 'R-029'],
  ['registration.unknown', 'An unknown error occurred', 'R-030'],
  ['login.locked', 'Account is locked', 'R-031'],
  ['recovery.emailNotFound', 'Email not found', 'R-032'],
  ['recovery.linkExpired', 'Link has expired', 'R-033'],
  ['success.userCreated', 'User created successfully', 'R-034'],
  ['success.authenticated', 'Successfully authenticated', 'R-035'],
  ['registration.success', 'Successful registration', 'R-036'],
  ['forgot.success', 'Successful', 'R-037'],
  ['reset.success', 'Successful', 'R-037'],
  ['forgot.failure', 'This mailing address is not registered in the system', 'R-038'],
  ['reset.error', 'Failed', 'R-039'],
  ['reset.requestFailed', 'The password field confirmation does not match.', 'R-040'],
  ['form.name', 'Enter name', 'R-042'],
  ['form.companyName', 'Enter company name', 'R-042'],
  ['form.phone', 'Enter your phone number', 'R-042'],
  ['form.lastName', 'Enter last name', 'R-042'],
  ['form.email', 'Enter your mail', 'R-042'],
  ['form.manufacturer', 'Select a manufacturer', 'R-042'],
  ['form.model', 'Select a model', 'R-042'],
  ['form.year', 'Select a year', 'R-042'],
  ['password.uppercase', 'Password must contain at least one uppercase letter', 'R-043'],
  ['password.digit', 'Password must contain at least one digit', 'R-043'],
  ['password.lengthRule', 'Password Length should be greater than 8', 'R-044'],
  ['password.uppercaseRule', 'Minimum 1 CAPITAL LETTER in password', 'R-044'],
  ['password.digitRule', 'Minimum 1 digit in password', 'R-044'],
]

describe('the message catalogue', () => {
  it.each(printed)('%s is "%s" [%s]', (key, text) => {
    const [group = '', name = ''] = key.split('.')
    expect((messages as Record<string, Record<string, unknown>>)[group]?.[name]).toBe(text)
  })

  it('the unknown error of reset follows the language of the site [R-041]', () => {
    expect(resetUnknown('en-GB')).toBe('An unknown error occurred')
    expect(resetUnknown('ru')).toBe('Произошла неизвестная ошибка')
    expect(resetUnknown('run')).toBe('An unknown error occurred')
  })
})
