import type { Country } from '@brightfill/shared/contract'
import { useLatestCall } from '@brightfill/shared/hooks'
import { useState } from 'react'
import { fetchCountries } from '../api/account'

const none: readonly Country[] = []

/** Countries whose names start with what is typed; none when the call fails. */
export function useCountries() {
  const [countries, setCountries] = useState(none)
  const call = useLatestCall()

  async function search(name: string) {
    const signal = call.start()
    const found = await fetchCountries(name.trim(), signal).catch(() => none)
    if (!signal.aborted) setCountries(found)
  }
  return { countries, search }
}
