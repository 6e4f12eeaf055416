import type { Country } from '@brightfill/shared/contract'
import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import { foldText } from '../../search/foldText'

countries.registerLocale(english)

/** Countries and territories of ISO 3166-1 by name; the id is the numeric code, which never changes. */
const all: readonly (Country & { folded: string })[] = Object.entries(countries.getNames('en', { select: 'official' }))
  .map(([code, name]) => ({ id: Number(countries.alpha2ToNumeric(code)), name, folded: foldText(name) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

const byId = new Map(all.map(({ id, name }) => [id, name]))

/** Countries by the start of their name, ignoring case and accents; all for an empty text. */
export function countriesByName(text: string): Country[] {
  const start = foldText(text)
  return all.filter(({ folded }) => folded.startsWith(start)).map(({ id, name }) => ({ id, name }))
}

export function countryName(id: number | null): string {
  return id === null ? '' : (byId.get(id) ?? '')
}

export function isCountry(id: number): boolean {
  return byId.has(id)
}
