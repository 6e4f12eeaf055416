import { PASSWORD_MIN_LENGTH } from '@brightfill/shared/constants'
import { passwordFaults, profileSchema } from '../profile/profileSchema'
import { loginSchema } from './login/loginSchema'
import { passwordRules } from './passwordRules'
import { emptyRegistration, registrationSchema } from './registration/registrationSchema'
import { resetSchema } from './reset/resetSchema'

const person = { name: 'Ada', email: 'ada@company.example', mobilePhone: '+44 7700 900123', remember: false }
const profile = { ...profileSchema.getDefault(), ...person }

const accepts: Record<string, (password: string) => boolean> = {
  registration: (password) =>
    registrationSchema.isValidSync({ ...emptyRegistration, ...person, password, confirmPassword: password }),
  login: (password) => loginSchema.isValidSync({ ...person, password }),
  reset: (password) => resetSchema.isValidSync({ password, confirmPassword: password }),
  profile: (password) =>
    Object.keys(passwordFaults({ ...profile, newPassword: password, confirmPassword: password })).length === 0,
  'the checklist': (password) => passwordRules[0].met(password),
}

describe('the minimum length of a password', () => {
  it.each(Object.keys(accepts))('is the one constant, 8, in %s [R-001]', (form) => {
    expect(PASSWORD_MIN_LENGTH).toBe(8)
    const long = `A1${'x'.repeat(PASSWORD_MIN_LENGTH - 2)}`
    expect(accepts[form]?.(long)).toBe(true)
    expect(accepts[form]?.(long.slice(1).replace('x', 'X'))).toBe(false)
  })
})
