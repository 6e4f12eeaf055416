import { FIRST_PHONE_COUNTRY } from '@brightfill/shared/constants'
import type { CountryRow } from './countryRows'

/** An entry of the list of countries. */
export interface PhoneCountry {
  name: string
  /** With the plus: "+44". */
  dial_code: string
  /** The flag. */
  emoji: string
  /** ISO code: "GB". */
  code: string
  /**
   * `#` for each digit; several of different lengths, the shortest first; empty for a country without a mask.
   */
  mask: string | readonly string[]
  /** The longest mask with zeros as digits; empty without a mask. */
  mask_placeholder: string
  /** National numbers start with a zero that is left out in international ones. */
  trunkZero: boolean
  /** The main country of a dial code that several share. */
  main: boolean
  /** First digits of its numbers, where they tell it from others with the same dial code. */
  leading?: RegExp
}

export function readCountry([code, name, dial, masks = '', flags = '', leading]: CountryRow): PhoneCountry {
  const alternatives = masks.split('|')
  return {
    code,
    name,
    dial_code: `+${dial}`,
    // A is 0x41, the regional letter A 0x1f1e6
    emoji: String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) + 0x1f1a5)),
    mask: alternatives.length > 1 ? alternatives : masks,
    mask_placeholder: (alternatives.at(-1) ?? '').replaceAll('#', '0'),
    trunkZero: flags.includes('0'),
    main: flags.includes('m'),
    leading: leading ? new RegExp(`^(?:${leading})`) : undefined,
  }
}

/** The country a field starts with, known before the list arrives. */
export const firstCountry: PhoneCountry = readCountry([
  FIRST_PHONE_COUNTRY.code,
  FIRST_PHONE_COUNTRY.name,
  FIRST_PHONE_COUNTRY.dial_code.slice(1),
  FIRST_PHONE_COUNTRY.mask,
  '0',
])
