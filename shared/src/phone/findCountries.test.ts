import { phoneCountries as countries, firstCountry } from '@brightfill/shared/phone-number'
import { findCountries } from './findCountries'

const named = (query: string) => findCountries(query).map(({ name }) => name)

describe('the countries of a phone field', () => {
  it('are about 240, each with name, dial code, flag, code and, with few exceptions, a mask [R-057]', () => {
    expect(countries.length).toBeGreaterThanOrEqual(230)
    for (const { name, dial_code, emoji, code } of countries) {
      expect(name).not.toBe('')
      expect(dial_code).toMatch(/^\+[1-9]\d{0,3}$/)
      expect(emoji).toMatch(/^\p{RI}\p{RI}$/u)
      expect(code).toMatch(/^[A-Z]{2}$/)
    }
    const masked = countries.filter(({ mask }) => mask.length > 0)
    expect(masked.length).toBeGreaterThan(180)
    expect(masked.length).toBeLessThan(countries.length)
    for (const { mask, mask_placeholder } of masked) {
      expect(mask_placeholder).toBe(mask.replaceAll('#', '0'))
      expect(mask).toMatch(/^[# -]{4,20}$/)
    }
  })

  it('has the entries known from everywhere [R-057]', () => {
    expect(countries.find(({ code }) => code === 'GB')).toMatchObject({
      name: 'United Kingdom',
      dial_code: '+44',
      emoji: '🇬🇧',
      mask: '#### ######',
      mask_placeholder: '0000 000000',
    })
    expect(countries.find(({ code }) => code === 'DE')).toMatchObject({
      dial_code: '+49',
      mask: '',
      mask_placeholder: '',
    })
  })

  it('begin with the one a field starts with [R-058]', () => {
    expect(countries[0]).toEqual(firstCountry)
    expect(firstCountry).toMatchObject({ code: 'AF', name: 'Afghanistan', dial_code: '+93', mask: '## ### ####' })
  })

  it('are in alphabetical order (Q-79)', () => {
    const names = countries.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
  })

  it('are found by name, its words and without accents [R-064]', () => {
    expect(named('germ')[0]).toBe('Germany')
    expect(named('kingdom')).toEqual(['United Kingdom'])
    expect(named('aland')).toEqual(['Åland Islands', 'New Zealand']) // names that start with it come first
    expect(named('xyzzy')).toEqual([])
    expect(named(' ')).toHaveLength(countries.length)
  })

  it('are found by dial code, the country most people mean first [R-064]', () => {
    expect(named('+49')).toEqual(['Germany'])
    expect(named('44')[0]).toBe('United Kingdom')
    expect(named('+1')[0]).toBe('United States')
  })
})
