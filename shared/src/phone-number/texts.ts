/** The faults of a telephone number, in the same words at the field and in answers of the api. */
export const faults = {
  tooShort: (country: string) => `Too short for ${named(country)}`,
  tooLong: (country: string) => `Too long for ${named(country)}`,
  unknownCode: 'No country has this code',
  twoNumbers: 'Enter one number only',
  letters: 'Use digits only, and add an extension as “ext. 12”',
}

/** Names that are said with "the". */
const withArticle =
  /^(Bahamas|Comoros|Gambia|Maldives|Netherlands|Philippines|Seychelles|United .+)$|Islands|Republic|Territ/

const named = (country: string) => (withArticle.test(country) ? `the ${country}` : country)
