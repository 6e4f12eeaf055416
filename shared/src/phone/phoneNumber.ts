import { UNMASKED_DIGITS } from '@brightfill/shared/constants'
import { digitsIn, digitsOf, masksOf, writeMasked } from './masks'
import type { PhoneCountry } from './PhoneCountry'

/** The content of a phone field. */
export interface PhoneNumber {
  country: PhoneCountry
  /** The national part as shown; starts with "+" while the country of an international number is not known. */
  text: string
}

/** The national part as the country writes it: by its mask, else as typed, with its spaces. */
export function nationalText(typed: string, country: PhoneCountry): string {
  const masks = masksOf(country)
  const longest = masks.at(-1)
  if (longest === undefined) return asTyped(typed, UNMASKED_DIGITS.most)
  const digits = withoutTrunkZero(digitsOf(typed), country, digitsIn(masks[0] ?? longest)).slice(0, digitsIn(longest))
  return writeMasked(digits, masks.find((mask) => digitsIn(mask) >= digits.length) ?? longest)
}

/** Drops the zero dialled at home, once the digits do not fit: until then it may be the first digit. */
function withoutTrunkZero(digits: string, { trunkZero }: PhoneCountry, room: number): string {
  return trunkZero && digits.startsWith('0') && digits.length > room ? digits.slice(1) : digits
}

/** Keeps at most this many digits, in the groups they were typed in. */
export function asTyped(typed: string, most: number): string {
  let left = most
  const kept = [...typed.replace(/[^\d ]/g, '')].filter((sign) => sign === ' ' || left-- > 0)
  return kept.join('').trimStart().replace(/ {2,}/g, ' ')
}

/** The reported number, "+44 7700 900123"; empty while it is not complete. */
export function reportedNumber({ country, text }: PhoneNumber, listIsThere: boolean): string {
  if (text.startsWith('+')) return unlistedNumber(text, listIsThere)
  const masks = masksOf(country)
  const national = masks.length === 0 && country.trunkZero ? text.trim().replace(/^0 ?/, '') : text.trim()
  const { length } = digitsOf(national)
  const complete =
    masks.length === 0
      ? length >= UNMASKED_DIGITS.least && length <= UNMASKED_DIGITS.most
      : masks.some((mask) => digitsIn(mask) === length)
  return complete ? `${country.dial_code} ${national}` : ''
}

/** An international number counts even when the list of countries never arrives. */
function unlistedNumber(text: string, listIsThere: boolean): string {
  return !listIsThere && digitsOf(text).length >= 8 ? text.trim() : ''
}
