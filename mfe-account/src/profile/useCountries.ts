import { ApiError } from '@brightfill/shared/api'
import type { Country } from '@brightfill/shared/contract'
import { useEffect, useRef, useState } from 'react'
import { fetchCountries } from '../api/account'

const none: Country[] = []

/** Countries that start with what is typed; a newer question gives up the older one. */
export function useCountries() {
  const [countries, setCountries] = useState(none)
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])

  async function search(name: string) {
    call.current?.abort()
    const current = new AbortController()
    call.current = current
    try {
      const found = await fetchCountries(name.trim(), current.signal)
      if (!current.signal.aborted) setCountries(found)
    } catch (error) {
      if (current.signal.aborted) return
      setCountries(none)
      if (!(error instanceof ApiError)) throw error
    }
  }
  return { countries, search }
}
