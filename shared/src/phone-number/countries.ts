import { LOCALE } from '@brightfill/shared/constants'
import { type CountryCode, getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { countriesOf, numberingPlanOf } from './numberingPlan'

/** An entry of the list of countries. */
export interface PhoneCountry {
  name: string
  /** With the plus: "+44". */
  dial_code: string
  /** The flag. */
  emoji: string
  /** ISO code: "GB". */
  code: CountryCode
  /** A mobile number with `#` for each digit; empty for a country with numbers of many lengths. */
  mask: string
  /** The mask with zeros as digits. */
  mask_placeholder: string
}

/** A country with numbers of more lengths than this has no mask. */
const MOST_LENGTHS = 3

const names = new Intl.DisplayNames(LOCALE, { type: 'region' })

/** Every country and territory with its own numbers, by name. */
export const phoneCountries: readonly PhoneCountry[] = getCountries()
  .map((code) => ({
    code,
    name: names.of(code) ?? code,
    dial_code: `+${getCountryCallingCode(code)}`,
    // A is 0x41, the regional letter A 0x1f1e6
    emoji: String.fromCodePoint(...[...code].map((letter) => letter.charCodeAt(0) + 0x1f1a5)),
    // one country at a time, because making all masks takes a slow phone a while
    get mask() {
      return maskOf(code)
    },
    get mask_placeholder() {
      return maskOf(code).replaceAll('#', '0')
    },
  }))
  .sort((a, b) => new Intl.Collator(LOCALE).compare(a.name, b.name))

const exampleOf = (code: CountryCode) => getExampleNumber(code, examples)

function maskOf(code: CountryCode): string {
  if (numberingPlanOf(code).lengths.length > MOST_LENGTHS) return ''
  return exampleOf(code)?.formatInternational().replace(/^\S+ /, '').replace(/\d/g, '#') ?? ''
}

/** How many digits a mobile number has. */
export const mobileLength = ({ code }: Pick<PhoneCountry, 'code'>) => exampleOf(code)?.nationalNumber.length ?? 0

/** The country a field starts with. */
export const firstCountry = phoneCountries[0] as PhoneCountry // the library knows countries

/** Whether most people mean this country by its dial code. */
export const isMainCountry = ({ code, dial_code }: PhoneCountry) => countriesOf(dial_code.slice(1))[0] === code
