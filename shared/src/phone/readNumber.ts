import { digitsOf } from './masks'
import type { PhoneCountry } from './PhoneCountry'
import { asTyped, nationalText, type PhoneNumber } from './phoneNumber'

/** Digits of the longest international number there is (E.164). */
const LONGEST = 15

/**
 * What was typed, pasted or filled in by the browser. A number that starts with "+" chooses its country; every other belongs to
 * the current one.
 */
export function readNumber(typed: string, current: PhoneCountry, countries: readonly PhoneCountry[]): PhoneNumber {
  const international = typed.trim().replace(/\(0\)/, '') // "+44 (0) 20 ..."
  if (!international.startsWith('+')) return { country: current, text: nationalText(typed, current) }
  const digits = digitsOf(international)
  const country = countryOf(digits, current, countries)
  if (!country) return { country: current, text: `+${asTyped(international, LONGEST)}` }
  return { country, text: nationalText(afterDigits(international, country.dial_code.length - 1), country) }
}

/** The country an international number belongs to; of those that share its dial code, the one its first digits tell. */
function countryOf(
  digits: string,
  current: PhoneCountry,
  countries: readonly PhoneCountry[],
): PhoneCountry | undefined {
  const sharing = countries.filter(({ dial_code }) => digits.startsWith(dial_code.slice(1)))
  return (
    sharing.find(({ leading, dial_code }) => leading?.test(digits.slice(dial_code.length - 1))) ??
    sharing.find((country) => country.code === current.code && !country.leading) ??
    sharing.find(({ main }) => main) ??
    sharing[0]
  )
}

/** The rest of a text after its first digits. */
function afterDigits(text: string, count: number): string {
  let left = count
  const end = [...text].findIndex((sign) => left === 0 || (/\d/.test(sign) && --left === 0))
  return end < 0 ? '' : text.slice(end + 1)
}
