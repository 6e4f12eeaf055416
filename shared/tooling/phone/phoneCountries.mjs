import { getCountries, Metadata } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.max.json'
import { masks } from './masks.mjs'

/** Countries that stand first in the list, in this order, before the alphabet begins; the first of the list is the one chosen at first. */
const ahead = []

/**
 * Every country and territory with its own numbers, in the order of the list.
 * @param {(code: string) => string} nameOf English name of an ISO code
 * @returns {[code: string, name: string, dialCode: string, masks: string, flags: string, leading: string][]} masks joined by "|"; flags:
 * `m` the main country of a dial code several share, `0` numbers written at home start with a zero that is not dialled from abroad;
 * leading: what the numbers of a country start with that is not the main one of its dial code, as a regular expression
 */
export function phoneCountries(nameOf) {
  const { compare } = new Intl.Collator('en')
  const place = (code) => (ahead.includes(code) ? ahead.indexOf(code) : ahead.length)
  return getCountries(metadata)
    .map((code) => row(code, nameOf(code)))
    .sort(([codeA, nameA], [codeB, nameB]) => place(codeA) - place(codeB) || compare(nameA, nameB))
}

function row(code, name) {
  const plan = new Metadata(metadata)
  plan.selectNumberingPlan(code)
  const dialCode = plan.numberingPlan.callingCode()
  const sharing = metadata.country_calling_codes[dialCode]
  const main = sharing.length > 1 && sharing[0] === code
  const trunk = plan.numberingPlan.nationalPrefix() === '0'
  const leading = main ? '' : plan.numberingPlan.leadingDigits() || '' // 0 when there are none
  return [code, name, dialCode, masks(code).join('|'), `${main ? 'm' : ''}${trunk ? '0' : ''}`, leading]
}

/** The file the rows are kept in. */
export function countryRowsFile(rows) {
  const lines = rows.map((row) => `  [${trimmed(row).map(quoted).join(', ')}],`)
  return `${header}\nexport const countryRows: readonly CountryRow[] = [\n${lines.join('\n')}\n]\n`
}

/** Without the empty cells at the end. */
function trimmed(row) {
  const last = row.findLastIndex((cell) => cell !== '')
  return row.slice(0, last + 1)
}

const quoted = (cell) => (cell.includes("'") ? JSON.stringify(cell) : `'${cell.replaceAll('\\', '\\\\')}'`)

const header = `// Made by \`node shared/tooling/phone/generate.mjs\` from libphonenumber-js (dial codes, masks) and Intl.DisplayNames (names); not written by hand.
// A row: ISO code, name, dial code, masks joined by "|", flags, what the numbers start with. The script says what the flags mean.

export type CountryRow = readonly [
  code: string,
  name: string,
  dialCode: string,
  masks?: string,
  flags?: string,
  leading?: string,
]
`
