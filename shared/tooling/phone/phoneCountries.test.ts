import { readFileSync } from 'node:fs'
import path from 'node:path'
import { countryRows } from '../../src/phone/countryRows'
import { countryRowsFile, phoneCountries } from './phoneCountries.mjs'

describe('the list of phone countries', () => {
  it('is what its script makes of the installed phone metadata [R-057]', () => {
    // Names come from the ICU of the node that ran the script, so an other node may word some differently; the rest may
    // not differ.
    const kept = new Map(countryRows.map(([code, name]) => [code, name]))
    const made = countryRowsFile(phoneCountries((code: string) => kept.get(code) ?? code))

    expect(made).toBe(readFileSync(path.join(__dirname, '../../src/phone/countryRows.ts'), 'utf8'))
  })
})
