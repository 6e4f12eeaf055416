import type { PhoneNumber } from 'libphonenumber-js/min'
import { mobileLength, type PhoneCountry } from './countries'
import { kindPatterns } from './kindPatterns'
import { numberingPlanOf } from './numberingPlan'

/** Whether the library knows numbers like this one, in its country: a mobile number, a landline, a free one. */
export function isKnown({ code: chosen }: PhoneCountry, number: PhoneNumber): boolean {
  if (!number.isValid()) return false
  const { nationalNumber: national, country: code = chosen } = number // of those that share a dial code
  const { prefix } = numberingPlanOf(code)
  const pattern = kindPatterns[code]
  const prefixed = Boolean(prefix && national.startsWith(prefix))
  if (prefixed && code !== chosen) return false // with its prefix it looks like a number of the neighbour
  const usual = national.length === mobileLength({ code }) && !prefixed
  return !pattern || usual || new RegExp(`^(?:${pattern})$`).test(national)
}
