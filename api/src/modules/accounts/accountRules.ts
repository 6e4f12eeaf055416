import { PASSWORD_MIN_LENGTH } from '@brightfill/shared/constants'
import { texts } from './texts'

/** The faults of a new password at registration; empty for a valid one. */
export function passwordFaults(password: string): string[] {
  return [
    ...(password.length < PASSWORD_MIN_LENGTH ? [texts.passwordShort] : []),
    ...(/\p{Lu}/u.test(password) ? [] : [texts.passwordUppercase]),
    ...(/\p{Nd}/u.test(password) ? [] : [texts.passwordDigit]),
  ]
}

export function isLongEnough(password: string): boolean {
  return password.length >= PASSWORD_MIN_LENGTH
}
