import { PASSWORD_MIN_LENGTH } from '@brightfill/shared/constants'
import { texts } from './texts'

/**
 * Whether a text can be a telephone number: 5 to 15 digits, which may be grouped. Forms that are sent without scripts
 * have no country, so the numbering plan of one cannot be asked here.
 */
export function isPhone(text: string): boolean {
  return /^\+?(?:[ ().-]*\d){5,15}[ ().-]*$/.test(text.trim())
}

/** The faults of a new password at registration; empty when it is right. */
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
