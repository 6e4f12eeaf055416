import { asTyped, phoneCountries, readNumber } from '@brightfill/shared/phone-number'

const country = (code: string) => {
  const found = phoneCountries.find((known) => known.code === code)
  if (!found) throw new Error(`${code} is no country`)
  return found
}
const read = (code: string, typed: string) => readNumber(typed, country(code))

describe('a telephone number', () => {
  it.each([
    ['GB', '07700 900123', '+44 7700 900123'],
    ['RU', '8 916 123 45 67', '+7 916 123 45 67'],
    ['HU', '06 20 123 4567', '+36 20 123 4567'],
    ['HU', '06 1 234 5678', '+36 1 234 5678'],
    ['US', '1 202 555 0123', '+1 202 555 0123'],
    ['US', '(202) 555-0123', '+1 202 555 0123'],
    ['IT', '06 1234 5678', '+39 06 1234 5678'],
    ['AR', '011 15 2345-6789', '+54 9 11 2345 6789'],
    ['DE', '030/901820', '+49 30 901820'],
  ])('of %s that is written as at home, "%s", is %s [R-762]', (code, typed, value) => {
    expect(read(code, typed)).toMatchObject({ country: country(code), value })
    expect(read(code, typed).fault).toBeUndefined()
  })

  it.each([
    ['US', '07700900123', 'Too long for the United States'],
    ['US', '1632960123', 'Too short for the United States'],
    ['US', '1 202 555 012', 'Too short for the United States'],
    ['FR', '061234567', 'Too short for France'],
    ['HU', '0620123456', 'Too short for Hungary'],
    ['RU', '8 912 345 67 8', 'Too short for Russia'],
    ['MX', '015512345678', 'Too long for Mexico'],
    ['MX', '+52 1 55 1234 5678', 'Too long for Mexico'],
    ['AC', '12345678901234', 'Too long for Ascension Island'],
    ['GB', '020 7946 0018 / 020 7946 0019', 'Too long for the United Kingdom'],
    ['GB', '020 7946 0018, +44 20 7946 0019', 'Enter one phone number only'],
    ['GB', '+999 12', 'This country code does not exist'],
    ['GB', '+', 'This country code does not exist'],
    ['US', '1 800 FLOWERS', 'Use digits only; write an extension as “ext. 12”'],
    ['GB', '01632 96O123', 'Use digits only; write an extension as “ext. 12”'],
    ['GB', '1632 960123 ext.', 'Use digits only; write an extension as “ext. 12”'],
    ['GB', 'none', 'Use digits only; write an extension as “ext. 12”'],
  ])('of %s, "%s", is refused: %s. Nothing of it is lost [R-760]', (code, typed, fault) => {
    const reading = read(code, typed)
    expect(reading).toMatchObject({ value: '', fault })
    const shown = typed.startsWith('+') ? asTyped(reading) : reading.text
    expect(shown.replaceAll(/[^\p{L}\d+]/gu, '')).toBe(typed.replaceAll(/[^\p{L}\d+]/gu, ''))
  })

  it.each([
    ['(+49) 30 901820', 'DE', '+49 30 901820'],
    ['\u202a+49 30 901820\u202c', 'DE', '+49 30 901820'],
    ['\u200b0049 30 901820', 'DE', '+49 30 901820'],
    ['+49\u00a030\u202f901820', 'DE', '+49 30 901820'],
    ['tel:+49-30-901820', 'DE', '+49 30 901820'],
    ['tel:+49-30-901820;ext=12', 'DE', '+49 30 901820 ext. 12'],
    ['Phone 1: +49 30 901820', 'DE', '+49 30 901820'],
    ['＋４９ ３０ ９０１８２０', 'DE', '+49 30 901820'],
    ['+44 (0)20 7946 0018', 'GB', '+44 20 7946 0018'],
    ['+39 06 1234 5678', 'IT', '+39 06 1234 5678'],
  ])('that names its country, "%s", chooses it: %s [R-763]', (typed, code, value) => {
    expect(read('US', typed)).toMatchObject({ country: country(code), value })
  })

  it.each(['ext. 12', 'ext 12', 'extension 12', 'x12', '#12', '(ext. 12)', 'доб. 12', ', ext. 12'])(
    'keeps its extension, "%s" [R-764]',
    (extension) => {
      const { text, value } = read('GB', `020 7946 0018 ${extension}`)
      expect(value).toBe('+44 20 7946 0018 ext. 12')
      expect(text).toMatch(/^20 7946 0018 \S.*12\)?$/)
    },
  )

  it('names its country only by its code: without one it belongs to the chosen country [R-763]', () => {
    for (const typed of ['12345678901234', '4930901820', '7700900123', 'Berlin 30 901820'])
      expect(read('AC', typed).country).toBe(country('AC'))
  })

  it('that was in the field before is read the same again [R-256]', () => {
    for (const typed of [
      '07700900123',
      '077009001234',
      '020 7946 0018 x12',
      '020 79',
      '1 800 FLOWERS',
      '+999 12',
      '0',
    ]) {
      const { text, value, fault } = read('US', typed)
      expect(readNumber(asTyped(read('US', typed)), country('GB'))).toMatchObject({ text, value, fault })
    }
  })
})
