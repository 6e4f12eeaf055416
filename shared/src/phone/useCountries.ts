import { useCallback, useEffect, useState } from 'react'
import { loadCountries, loadedCountries } from './loadCountries'
import { firstCountry, type PhoneCountry } from './PhoneCountry'

/** The first country at once, all of them once the list has arrived. `load` tries again after a failure. */
export function useCountries(): { countries: readonly PhoneCountry[]; load: () => void } {
  const [countries, setCountries] = useState<readonly PhoneCountry[]>(() => loadedCountries() ?? [firstCountry])
  const load = useCallback(() => {
    const loaded = loadedCountries()
    if (loaded) setCountries(loaded)
    else loadCountries().then(setCountries, () => {}) // the field works with the country it has
  }, [])
  useEffect(load, [load])
  return { countries, load }
}
