export const texts = {
  country: (name: string) => `Telephone country code, ${name}`,
  search: 'Country or code',
  countries: 'Countries',
  none: 'No such country',
  chosen: (name: string, dialCode: string) => `${name}, ${dialCode}`,
  unknownCode: 'No country has this code',
  tooShort: (country: string) => `Number too short for ${hasArticle.test(country) ? 'the ' : ''}${country}`,
}

/** Names that are said with "the". */
const hasArticle =
  /^(Bahamas|Comoros|Gambia|Maldives|Netherlands|Philippines|Seychelles|United .+)$|Islands|Republic|Territ/
