import {
  digitsOf,
  firstCountry,
  isMainCountry,
  type PhoneCountry,
  phoneCountries,
} from '@brightfill/shared/phone-number'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Countries by dial code, name or ISO code, the best match first; all of them for an empty query.
 * @param first leads the list and equally good matches; the rest is by name
 */
export function findCountries(query: string, first = firstCountry): readonly PhoneCountry[] {
  const wanted = fold(query).trim()
  const dial = digitsOf(wanted)
  const rank = dial ? byDialCode(`+${dial}`) : byName(wanted)
  return [first, ...phoneCountries.filter((country) => country !== first)]
    .map((country) => ({ country, place: wanted ? rank(country) : 0 }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ country }) => country)
}

/** An exact dial code comes first, and among those the main country of the code; -1 for any other. */
const byDialCode = (dial: string) => (country: PhoneCountry) =>
  country.dial_code.startsWith(dial) ? country.dial_code.length * 2 - Number(isMainCountry(country)) : -1

/** 0 for a name that starts with the text, -1 for one without it. */
const byName = (wanted: string) => (country: PhoneCountry) => {
  const name = fold(country.name)
  const places = [name.startsWith(wanted), country.code.toLowerCase() === wanted, name.includes(` ${wanted}`)]
  return places.includes(true) ? places.indexOf(true) : name.includes(wanted) ? places.length : -1
}
