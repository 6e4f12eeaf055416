import {
  companyCountry,
  firstCountry,
  isInternational,
  type PhoneCountry,
  phoneCountries,
  readNumber,
} from '@brightfill/shared/phone-number'
import { withStorage } from '@brightfill/shared/storage'
import type { SiteState } from '@brightfill/shared/store'

const KEY = 'shared.country.1'

const byCode = (code: string | null | undefined) => phoneCountries.find((country) => country.code === code)

/** The company's own country, which the server knows too. */
export const ownCountry = ({ options }: SiteState): PhoneCountry => companyCountry(options['Meta site']?.Company)

/**
 * The country that a visitor most likely means: an earlier choice, the profile's, the region of the browser's language,
 * else the company's own. For the browser only.
 */
export const likelyCountry = (site: SiteState): PhoneCountry =>
  byCode(withStorage(() => localStorage.getItem(KEY))) ??
  profileCountry(site) ??
  byCode(regionOf(navigator.language)) ??
  ownCountry(site)

function profileCountry({ session }: SiteState): PhoneCountry | undefined {
  if (session.status !== 'user') return undefined
  const { country, text } = readNumber(session.user.phone, firstCountry)
  const told = isInternational(session.user.phone) && !text.startsWith('+') ? country : undefined
  return told ?? phoneCountries.find(({ name }) => name === session.user.country)
}

/** "GB" of "cy-GB"; nothing of "en". */
const regionOf = (language: string) => /-([A-Z]{2})\b/.exec(language)?.[1]

/** Keeps the visitor's choice on this device. */
export const keepCountry = ({ code }: PhoneCountry) => withStorage(() => localStorage.setItem(KEY, code))
