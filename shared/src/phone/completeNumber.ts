import { loadedCountries } from './loadCountries'
import { firstCountry } from './PhoneCountry'
import { reportedNumber } from './phoneNumber'
import { readNumber } from './readNumber'

/** The value that a phone field with this text would report, for a form that needs it at once. */
export function completeNumber(typed: string): string {
  const countries = loadedCountries() ?? [firstCountry]
  return reportedNumber(readNumber(typed, firstCountry, countries), countries.length > 1)
}
