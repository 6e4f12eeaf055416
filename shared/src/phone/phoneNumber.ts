import { asciiDigits } from '@brightfill/shared/constants'
import { AsYouType, isValidPhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/min'
import { firstCountry, isMainCountry, type PhoneCountry, phoneCountries } from './countries'

/** The content of a phone field. */
export interface PhoneNumber {
  country: PhoneCountry
  /** The national part as shown; starts with "+" while the country of an international number is not known. */
  text: string
}

/** Least and greatest number of digits reported for a country without a mask. */
const UNMASKED = { least: 4, most: 14 }

/** The digits of a text, of whatever script, as 0 to 9. */
export const digitsOf = (text: string) => asciiDigits(text).replace(/\D/g, '')

/**
 * Reads a number that was typed, pasted or filled in by the browser. One that starts with "+" or "00" chooses its
 * country; all others belong to the current country.
 */
export function readNumber(typed: string, current: PhoneCountry): PhoneNumber {
  const written = asDialled(typed)
  if (!written.startsWith('+')) return { country: current, text: nationalText(written, current) }
  const number = new AsYouType()
  const text = number.input(written)
  const country = countryOf(number, current)
  if (!country) return { country: current, text: text || '+' }
  return { country, text: nationalText(digitsOf(written).slice(country.dial_code.length - 1), country) }
}

/** The text with ASCII digits; the two zeros of an international number, or a wide plus, become its plus. */
const asDialled = (typed: string) => asciiDigits(typed.trim()).replace(/^(?:00|＋)/, '+')

/** Whether a text tells its country. */
export const isInternational = (typed: string) => asDialled(typed).startsWith('+')

/** The country for a dial code that several share: the one the digits tell, else the current one, else the main one. */
function countryOf(number: AsYouType, current: PhoneCountry): PhoneCountry | undefined {
  const sharing = phoneCountries.filter(({ dial_code }) => dial_code === `+${number.getCallingCode()}`)
  const told = sharing.find(({ code }) => code === number.getCountry())
  return told ?? sharing.find(({ code }) => code === current.code) ?? sharing.find(isMainCountry)
}

/** The national part as the country groups it, without the zero dialled at home and digits too many. */
export function nationalText(typed: string, { dial_code }: PhoneCountry): string {
  let digits = digitsOf(typed)
  while (isTooLong(dial_code + digits)) digits = digits.slice(0, -1)
  const number = new AsYouType()
  number.input(dial_code + digits)
  const national = (number.isPossible() && number.getNumber()?.nationalNumber) || digits
  return new AsYouType()
    .input(dial_code + national.slice(0, UNMASKED.most))
    .slice(dial_code.length)
    .trim()
}

const isTooLong = (international: string) => validatePhoneNumberLength(international) === 'TOO_LONG'

/** Whether a number with these digits is too long for the country. */
export const fits = (text: string, { dial_code }: PhoneCountry) => !isTooLong(dial_code + digitsOf(text))

/** The reported number, "+44 7700 900123"; empty while it is not complete. */
export function reportedNumber({ country: { dial_code, mask }, text }: PhoneNumber): string {
  const international = `${dial_code} ${text}`
  const { length } = digitsOf(text)
  const complete = mask
    ? length === digitsOf(mask.replaceAll('#', '0')).length || isValidPhoneNumber(international)
    : length >= UNMASKED.least
  return complete && !text.startsWith('+') ? international : ''
}

/** The value that a phone field with this text would report, for a form that needs it at once. */
export const completeNumber = (typed: string) => reportedNumber(readNumber(typed, firstCountry))

/** The text of a field with its dial code, complete or not. */
export const typedText = ({ country, text }: PhoneNumber) =>
  text && !text.startsWith('+') ? `${country.dial_code} ${text}` : text
