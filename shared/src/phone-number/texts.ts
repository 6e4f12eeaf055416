/** The faults of a phone number, worded the same at the field and in the api's answers. */
export const faults = {
  tooShort: (country: string) => `Too short for ${named(country)}`,
  tooLong: (country: string) => `Too long for ${named(country)}`,
  unknownCode: 'This country code does not exist',
  twoNumbers: 'Enter one phone number only',
  letters: 'Use digits only; write an extension as “ext. 12”',
}

/** Names that take "the". */
const withArticle =
  /^(Bahamas|Comoros|Gambia|Maldives|Netherlands|Philippines|Seychelles|United .+)$|Islands|Republic|Territ/

const named = (country: string) => (withArticle.test(country) ? `the ${country}` : country)
