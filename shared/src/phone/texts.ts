import type { PhoneCountry } from '@brightfill/shared/phone-number'

export const texts = {
  country: (name: string) => `Phone country code, ${name}`,
  search: 'Country or code',
  code: ({ code, dial_code }: PhoneCountry) => `${code} ${dial_code}`,
  countries: 'Countries',
  none: 'No matching country',
  chosen: (name: string, dialCode: string) => `${name}, ${dialCode}`,
  forAnotherCountry: 'For another country, start with + and its code.',
}
