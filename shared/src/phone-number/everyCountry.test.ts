import { firstCountry, type PhoneCountry, phoneCountries, readNumber } from '@brightfill/shared/phone-number'
import { getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'

const other = (country: PhoneCountry) => (country === firstCountry ? phoneCountries.at(-1) : firstCountry) ?? country

function exampleOf({ code }: PhoneCountry) {
  const number = getExampleNumber(code, examples)
  if (!number) throw new Error(`${code} has no example`)
  const international = number.formatInternational()
  return { national: number.nationalNumber, international, atHome: number.formatNational(), tel: number.getURI() }
}
type Example = ReturnType<typeof exampleOf>

/** Each spelling, and whether it names its country. */
const spellings: Record<string, { write: (example: Example) => string; named?: true; extension?: string }> = {
  'as it is dialled at home': { write: ({ atHome }) => atHome },
  'without the prefix': { write: ({ national }) => national },
  'with a plus': { write: ({ international }) => international, named: true },
  'with two zeros': { write: ({ international }) => international.replace('+', '00'), named: true },
  'with invisible marks': {
    write: ({ international }) => `\u202a\u200b${international.replaceAll(' ', '\u00a0')}\u202c`,
    named: true,
  },
  'with the code in brackets': { write: ({ international }) => international.replace(/^(\+\d+)/, '($1)'), named: true },
  'as a link': { write: ({ tel }) => tel, named: true },
  'behind a word': { write: ({ international }) => `Phone 1: ${international}`, named: true },
  'with an extension': { write: ({ international }) => `${international} ext. 12`, named: true, extension: '12' },
  'at home with an extension': { write: ({ atHome }) => `${atHome} x12`, extension: '12' },
}

/** The countries with a wrong number, and the number that came out. */
const wrong = (read: (country: PhoneCountry, example: Example) => string | undefined) =>
  phoneCountries.flatMap((country) => read(country, exampleOf(country)) ?? [])

const plain = (text: string) => text.replaceAll(/[^+\d]/g, '')

describe('the example number of every country', () => {
  it.each(Object.entries(spellings))('is read right %s [R-761]', (_, { write, named, extension }) => {
    const misread = wrong((country, example) => {
      const typed = write(example)
      const { country: told, value, fault } = readNumber(typed, named ? other(country) : country)
      const [number = '', ext] = value.split(' ext. ')
      const right = told.dial_code === country.dial_code && plain(number) === country.dial_code + example.national
      return right && ext === extension && !fault ? undefined : `${country.code} ${typed}: ${value || fault}`
    })
    expect(misread).toEqual([])
  })

  it.each([
    ['one digit short', (national: string) => national.slice(0, -1), /^Too short/],
    ['with one digit too many', (national: string) => `${national}1`, /^Too long/],
    ['with five digits too many', (national: string) => `${national}12345`, /^Too long/],
  ])('%s is refused with the reason, or is another number of the country [R-761]', (_, change, reason) => {
    const misread = wrong((country, { national }) => {
      const typed = change(national)
      const { text, value, fault = '' } = readNumber(typed, country)
      const kept = (shown: string) => shown === typed || `0${shown}` === typed // Gabon has numbers with and without it
      const right = value ? kept(plain(value).slice(country.dial_code.length)) : reason.test(fault)
      return right && kept(plain(text)) ? undefined : `${country.code} ${typed}: ${text}, ${value || fault}`
    })
    expect(misread).toEqual([])
  })

  it('is too short as it is dialled at home, with a digit missing, or is another number of the country [R-761]', () => {
    const misread = wrong((country, { atHome, national }) => {
      const typed = atHome.slice(0, -1)
      const { value, fault = '' } = readNumber(typed, country)
      const right = value ? plain(value) === country.dial_code + national.slice(0, -1) : /^Too short/.test(fault)
      return right ? undefined : `${country.code} ${typed}: ${value || fault}`
    })
    expect(misread).toEqual([])
  })

  it.each<keyof Example>(['atHome', 'national', 'international'])(
    'comes out right when it is typed character by character, %s [R-761]',
    (spelling) => {
      const misread = wrong((country, example) => {
        const typed = example[spelling]
        let now = readNumber('', typed.startsWith('+') ? other(country) : country)
        for (const sign of typed) now = readNumber(now.text + sign, now.country)
        return plain(now.value) === country.dial_code + example.national
          ? undefined
          : `${country.code} ${typed}: ${now.text}, ${now.value || now.fault}`
      })
      expect(misread).toEqual([])
    },
  )
})
