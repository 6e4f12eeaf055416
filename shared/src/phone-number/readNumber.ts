import { type PhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/min'
import { cleanText } from './cleanText'
import { mobileLength, type PhoneCountry, phoneCountries } from './countries'
import { extensionOf } from './extension'
import { kindPatterns } from './kindPatterns'
import { countriesOf, numberingPlanOf } from './numberingPlan'
import { faults } from './texts'

/** A telephone number as a field shows it, and its meaning. */
export interface PhoneReading {
  country: PhoneCountry
  /** The national part as shown; starts with "+" while the country of an international number is not known. */
  text: string
  /** The number, "+44 7700 900123" or "+44 7700 900123 ext. 12"; empty while it is not complete. */
  value: string
  /** Why it is not complete; undefined for no text. */
  fault?: string | undefined
}

/** This many digits before a plus are a number of their own. */
const A_NUMBER = 4

/** The digits of a text in any script, as 0 to 9. */
export const digitsOf = (text: string) => cleanText(text).replace(/\D/g, '')

/** Whether a text names its country by "+" or "00". */
export const isInternational = (typed: string) => partsOf(typed)?.international ?? false

/**
 * Reads a number that was typed, pasted, filled in by the browser or sent without scripts. One with "+" or "00" names
 * its country; all others belong to the current country. Only a national prefix is ever left out: digits that
 * do not fit stay in the text, with the fault.
 */
export function readNumber(typed: string, current: PhoneCountry): PhoneReading {
  const whole = cleanText(typed)
  if (!whole) return { country: current, text: '', value: '' }
  const refused = (fault: string): PhoneReading => ({ country: current, text: whole, value: '', fault })
  const parts = partsOf(typed)
  if (!parts) return refused(faults.twoNumbers)
  const { international, digits, tail } = parts
  if (!international) return digits ? readNational(current, digits, tail) : refused(faults.letters)
  const country = countryOf(digits, current)
  if (country) return readNational(country, digits.slice(country.dial_code.length - 1), tail)
  return { ...refused(faults.unknownCode), text: withTail(`+${digits}`, tail) }
}

/** The text of a field with its dial code, complete or not; `readNumber` makes the same of it. */
export const asTyped = ({ country, text }: Pick<PhoneReading, 'country' | 'text'>) =>
  text && !text.startsWith('+') ? `${country.dial_code} ${text}` : text

interface Parts {
  international: boolean
  /** Without the plus, or the zeros in its place. */
  digits: string
  /** From the first letter behind a digit on. */
  tail: string
}

/** The number begins at its plus; undefined when another number comes before it. */
function partsOf(typed: string): Parts | undefined {
  const text = cleanText(typed)
  const plus = text.lastIndexOf('+')
  if (digitsOf(text.slice(0, Math.max(plus, 0))).length >= A_NUMBER) return undefined
  const [, main = '', tail = ''] = /^\D*?(\d[^\p{L}#]*|)([\p{L}#].*)?$/su.exec(text.slice(plus + 1)) ?? []
  const digits = digitsOf(main)
  const zeros = plus < 0 && digits.startsWith('00')
  return { international: plus >= 0 || zeros, digits: zeros ? digits.slice(2) : digits, tail }
}

/** The country for a dial code that several share: the one the digits tell, else the current one, else the main one. */
function countryOf(digits: string, current: PhoneCountry): PhoneCountry | undefined {
  const sharing = countriesOf(digits)
  const told = parsed(`+${digits}`)?.country
  const code = [told, current.code].find((one) => one && sharing.includes(one)) ?? sharing[0]
  return phoneCountries.find((country) => country.code === code)
}

function readNational(country: PhoneCountry, digits: string, tail: string): PhoneReading {
  const shown = (text: string) => ({ country, text: withTail(text, tail) })
  const extension = extensionOf(tail)
  const { national, number, known } = significant(country, digits)
  const short = lengthFault(country, national, known)
  const fault = tail && !extension ? faults.letters : short
  if (short || !number) return { ...shown(grouped(country, digits)), value: '', fault }
  const text = number.formatInternational().slice(country.dial_code.length).trim()
  // A number that is written in another way at home ("15" in Argentina) stays as it was typed.
  const onlyPrefixGoes = digits.endsWith(national) && (known || digits === national || Boolean(country.mask))
  const content = shown(onlyPrefixGoes ? text : grouped(country, digits))
  const value = [country.dial_code, text, extension && `ext. ${extension}`].filter(Boolean).join(' ')
  return { ...content, value: fault ? '' : value, fault }
}

const withTail = (text: string, tail: string) => [text, tail].filter(Boolean).join(' ')

interface Significant {
  /** The digits that count: without the prefix that is dialled at home. */
  national: string
  number?: PhoneNumber | undefined
  known: boolean
}

function significant(country: PhoneCountry, digits: string): Significant {
  const number = parsed(country.dial_code + digits)
  const national: string = number?.nationalNumber ?? digits
  const known = number !== undefined && isKnown(country, number)
  // The library takes a prefix for a part of the number where the number would be too short without it.
  const { prefix } = numberingPlanOf(country.code)
  if (!prefix || known || !national.startsWith(prefix)) return { national, number, known }
  const rest = national.slice(prefix.length)
  const counted = parsed(country.dial_code + rest)
  return { national: counted?.nationalNumber ?? rest, number: counted, known }
}

function parsed(international: string): PhoneNumber | undefined {
  try {
    return parsePhoneNumberWithError(international, { extract: false })
  } catch {
    return undefined // too few or too many digits
  }
}

/**
 * A number is complete when it is possible in its country, and fills the mask or is of another kind that the country
 * has: its mask is that of its mobile numbers.
 */
function lengthFault(country: PhoneCountry, { length }: string, known: boolean): string | undefined {
  const { code, name, mask } = country
  const usual = mobileLength(country)
  const full = !mask || length === usual || known
  if (full && numberingPlanOf(code).lengths.includes(length)) return undefined
  return length > usual ? faults.tooLong(name) : faults.tooShort(name)
}

/** The digits in the mask of the country, or as they are where it has none or they do not fit. */
function grouped({ code, mask }: PhoneCountry, digits: string): string {
  const { prefix } = numberingPlanOf(code)
  const places = [...mask].filter((sign) => sign === '#').length
  if (digits.length > places || (prefix && digits.startsWith(prefix))) return digits
  let used = 0
  const filled = mask.replace(/#/g, () => digits[used++] ?? '#')
  return filled.slice(0, digits.length === 0 ? 0 : filled.search(/\D*#|$/)) // up to the last digit
}

/** Whether the library knows numbers like this one, in its country: a mobile number, a landline, a free one. */
function isKnown({ code: chosen }: PhoneCountry, number: PhoneNumber): boolean {
  if (!number.isValid()) return false
  const { nationalNumber: national, country: code = chosen } = number // of those that share a dial code
  const { prefix } = numberingPlanOf(code)
  const pattern = kindPatterns[code]
  const prefixed = Boolean(prefix && national.startsWith(prefix))
  if (prefixed && code !== chosen) return false // with its prefix it looks like a number of the neighbour
  const usual = national.length === mobileLength({ code }) && !prefixed
  return !pattern || usual || new RegExp(`^(?:${pattern})$`).test(national)
}
