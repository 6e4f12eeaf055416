import { digitsOf } from './masks'
import type { PhoneCountry } from './PhoneCountry'
import { asTyped, nationalText, type PhoneNumber } from './phoneNumber'

/** Most digits of an international number (E.164). */
const LONGEST = 15

/**
 * Reads a number that was typed, pasted or filled in by the browser. One that starts with "+" chooses its country
 * all others belong to the current country.
 */
export function readNumber(typed: string, current: PhoneCountry, countries: readonly PhoneCountry[]): PhoneNumber {
  const international = typed.trim().replace(/\(0\)/, '') // "+44 (0) 20 ..."
  if (!international.startsWith('+')) return { country: current, text: nationalText(typed, current) }
  const digits = digitsOf(international)
  const country = countryOf(digits, current, countries)
  if (!country) return { country: current, text: `+${asTyped(international, LONGEST)}` }
  return { country, text: nationalText(afterDigits(international, country.dial_code.length - 1), country) }
}

/** The country of an international number; its first digits decide between countries that share the dial code. */
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
