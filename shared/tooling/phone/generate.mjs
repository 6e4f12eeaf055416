import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { countryRowsFile, phoneCountries } from './phoneCountries.mjs'

// Writes the list of countries with their dial codes and masks; run it after an update of libphonenumber-js and commit
// the result.
const names = new Intl.DisplayNames('en-GB', { type: 'region' })
const rows = phoneCountries((code) => names.of(code) ?? code)
writeFileSync(path.resolve(import.meta.dirname, '../../src/phone/countryRows.ts'), countryRowsFile(rows))
console.log(`${rows.length} countries, ${rows.filter(([, , , masks]) => !masks).length} of them without a mask`)
