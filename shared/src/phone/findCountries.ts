import type { PhoneCountry } from './PhoneCountry'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Countries by name, dial code or ISO code, the best match first; all of them in list order for an empty query.
 */
export function findCountries(countries: readonly PhoneCountry[], query: string): readonly PhoneCountry[] {
  const wanted = fold(query).trim()
  if (!wanted) return countries
  const dial = wanted.replace(/[^\d]/g, '')
  if (dial)
    return countries
      .filter(({ dial_code }) => dial_code.startsWith(`+${dial}`))
      .sort((a, b) => closeness(a, dial) - closeness(b, dial))
  return countries
    .map((country) => ({ country, place: placeOf(country, wanted) }))
    .filter(({ place }) => place < 4)
    .sort((a, b) => a.place - b.place)
    .map(({ country }) => country)
}

/** An exact dial code comes first, and among those the main country of the code. */
function closeness({ dial_code, main }: PhoneCountry, dial: string): number {
  return (dial_code.length - 1 - dial.length) * 2 + (main ? 0 : 1)
}

function placeOf({ name, code }: PhoneCountry, wanted: string): number {
  const folded = fold(name)
  if (folded.startsWith(wanted)) return 0
  if (code.toLowerCase() === wanted) return 1
  if (folded.split(/[^\p{L}]+/u).some((word) => word.startsWith(wanted))) return 2
  return folded.includes(wanted) ? 3 : 4
}
