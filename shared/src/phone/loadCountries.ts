import { type PhoneCountry, readCountry } from './PhoneCountry'

let loading: Promise<readonly PhoneCountry[]> | undefined
let loaded: readonly PhoneCountry[] | undefined

/** Loads the list of countries, a separate chunk. Rejects when it does not arrive; the next call then tries again. */
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

/** The list, once it has arrived. */
export const loadedCountries = () => loaded
