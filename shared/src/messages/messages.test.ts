import { inSiteLanguage, messages } from '@brightfill/shared/messages'

describe('message catalogue', () => {
  it('R-026 R-027 R-028 R-029 R-030 R-036: has the texts of registration', () => {
    expect(messages.registration).toEqual({
      emailExists: 'Email already exists',
      passwordShort: 'Password is too short',
      usernameTaken: 'Username is already taken',
      invalid: 'Invalid credentials',
      unknown: 'An unknown error occurred',
      success: 'Successful registration',
    })
  })

  it('R-031 R-032 R-033 R-034 R-035: has the texts of sign-in, recovery and success', () => {
    expect(messages.login.locked).toBe('Account is locked')
    expect(messages.recovery).toEqual({ emailNotFound: 'Email not found', linkExpired: 'Link has expired' })
    expect(messages.success).toEqual({ userCreated: 'User created successfully', authenticated: 'Successfully authenticated' })
  })

  it('R-037 R-038 R-039 R-040: has the texts of forgotten and new passwords', () => {
    expect(messages.forgot).toEqual({ success: 'Successful', failure: 'This mailing address is not registered in the system' })
    expect(messages.reset).toMatchObject({
      success: 'Successful',
      error: 'Failed',
      requestFailed: 'The password field confirmation does not match.',
    })
  })

  it('R-041: shows the unknown error of a reset in the language of the site', () => {
    document.documentElement.lang = 'en-GB'
    expect(inSiteLanguage(messages.reset.unknown)).toBe('An unknown error occurred')

    document.documentElement.lang = 'ru'
    expect(inSiteLanguage(messages.reset.unknown)).toBe('Произошла неизвестная ошибка')

    expect(inSiteLanguage(messages.reset.unknown, 'de')).toBe('An unknown error occurred')
  })

  it('R-042: has the texts of form fields', () => {
    expect(Object.values(messages.form)).toEqual([
      'Enter name',
      'Enter company name',
      'Enter your phone number',
      'Enter last name',
      'Enter your mail',
      'Select a manufacturer',
      'Select a model',
      'Select a year',
    ])
  })

  it('R-043 R-044: has the texts of passwords and their checklist', () => {
    expect(messages.password.uppercase).toBe('Password must contain at least one uppercase letter')
    expect(messages.password.digit).toBe('Password must contain at least one digit')
    expect(messages.checklist).toMatchObject({
      length: 'Password Length should be greater than 8',
      uppercase: 'Minimum 1 CAPITAL LETTER in password',
      digit: 'Minimum 1 digit in password',
    })
  })
})
