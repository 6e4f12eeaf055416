import { getExampleNumber, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import examples from 'libphonenumber-js/examples.mobile.json'
import metadata from 'libphonenumber-js/metadata.max.json'

// A number of more lengths than this follows no mask: the field then takes 4 to 14 digits.
const MOST_LENGTHS = 3
// A length that fewer numbers of its kind have is a remnant (9 digits in the United Kingdom); as a mask it would let a
// missing digit pass.
const LEAST_SHARE = 0.02
const SAMPLES = 4000
const FORMAT_TRIES = 120_000
const FORMAT_SAMPLES = 15
const kinds = ['MOBILE', 'FIXED_LINE']

/**
 * What of the library's metadata is read here; its own types leave most of it out.
 * @typedef {import('libphonenumber-js/core').CountryCode} CountryCode
 * @typedef {{ pattern(): string, possibleLengths(): number[] }} NumberType
 * @typedef {{ callingCode(): string, nationalPrefix(): string | undefined, leadingDigits(): string | undefined }}
 *   NumberingPlan
 * @typedef {{ selectNumberingPlan(code: CountryCode): void, type(kind: string): NumberType | undefined, numberingPlan:
 *   NumberingPlan }} Plan
 */

/**
 * The numbering plan of a country.
 * @param {CountryCode} code
 */
export function planOf(code) {
  const plan = /** @type {Plan} */ (/** @type {unknown} */ (new Metadata(metadata)))
  plan.selectNumberingPlan(code)
  return plan
}

/**
 * The masks of a country, shortest first, `#` for a digit: one for each usual length of its mobile and fixed-line
 * numbers, grouped as most numbers of that length are written after the dial code. Empty when the lengths vary too
 * much.
 * @param {CountryCode} code ISO code of the country
 * @returns {string[]}
 */
export function masks(code) {
  const plan = planOf(code)
  const types = kinds.flatMap((kind) => plan.type(kind) ?? []).filter((type) => type.pattern())
  if (new Set(types.flatMap((type) => type.possibleLengths())).size > MOST_LENGTHS) return []
  const ordered = [...new Set(types.flatMap(usualLengths))].sort((a, b) => a - b)
  return ordered.map(
    (length) =>
      usualMask(types, length, plan.numberingPlan.callingCode()) ?? exampleMask(code, length) ?? '#'.repeat(length),
  )
}

/** @param {NumberType} type */
function usualLengths(type) {
  const lengths = type.possibleLengths()
  if (lengths.length === 1) return lengths
  const pattern = wholeNumber(type)
  const counts = lengths.map((length) => share(pattern, length) * 10 ** length)
  const all = counts.reduce((sum, count) => sum + count, 0)
  return lengths.filter((_, index) => Number(counts[index]) >= all * LEAST_SHARE)
}

/**
 * @param {RegExp} pattern
 * @param {number} length
 */
function share(pattern, length) {
  let hits = 0
  for (const number of randomNumbers(length, SAMPLES)) if (pattern.test(number)) hits += 1
  return hits / SAMPLES
}

/**
 * The mask most numbers of this length are written in; the kind that comes first decides when it has the length.
 * @param {NumberType[]} types
 * @param {number} length
 * @param {string} dial
 */
function usualMask(types, length, dial) {
  const type = types.find((candidate) => candidate.possibleLengths().includes(length))
  if (!type) return undefined
  const pattern = wholeNumber(type)
  /** @type {Map<string, number>} */
  const votes = new Map()
  let voted = 0
  for (const number of randomNumbers(length, FORMAT_TRIES)) {
    if (!pattern.test(number)) continue
    const mask = maskOf(`+${dial}${number}`, dial)
    votes.set(mask, (votes.get(mask) ?? 0) + 1)
    voted += 1
    if (voted === FORMAT_SAMPLES) break
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/**
 * Small territories have so few numbers that chance finds none; the metadata names one of each.
 * @param {CountryCode} code
 * @param {number} length
 */
function exampleMask(code, length) {
  const example = getExampleNumber(code, examples, metadata)
  return example && example.nationalNumber.length === length
    ? maskOf(example.number, example.countryCallingCode)
    : undefined
}

/**
 * @param {string} number
 * @param {string} dial
 */
function maskOf(number, dial) {
  const written = parsePhoneNumberFromString(number, metadata)?.formatInternational() ?? number
  return written.slice(`+${dial} `.length).replace(/\d/g, '#')
}

const wholeNumber = (/** @type {NumberType} */ type) => new RegExp(`^(?:${type.pattern()})$`)

/**
 * The same numbers on every run, so that the same library always gives the same file.
 * @param {number} length
 * @param {number} count
 */
function* randomNumbers(length, count) {
  let state = 88_172_645
  for (let made = 0; made < count; made += 1) {
    let number = ''
    while (number.length < length) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      number += String(state >>> 8).slice(-4)
    }
    yield number.slice(0, length)
  }
}
