import { loadedCountries } from './loadCountries'
import { firstCountry } from './PhoneCountry'
import { reportedNumber } from './phoneNumber'
import { readNumber } from './readNumber'

/** What a phone field that starts with this text reports; for a form that has to know at once. */
export function completeNumber(typed: string): string {
  const countries = loadedCountries() ?? [firstCountry]
  return reportedNumber(readNumber(typed, firstCountry, countries), countries.length > 1)
}
