import { type PhoneCountry, readCountry } from './PhoneCountry'

let loading: Promise<readonly PhoneCountry[]> | undefined
let loaded: readonly PhoneCountry[] | undefined

/** The list of countries, a chunk of its own. Rejects when it does not arrive; the next call then asks again. */
export function loadCountries(): Promise<readonly PhoneCountry[]> {
  loading ??= import('./countryRows').then(
    ({ countryRows }) => {
      loaded = countryRows.map(readCountry)
      return loaded
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The list if it has arrived. */
export const loadedCountries = () => loaded
