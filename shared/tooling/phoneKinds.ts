// Writes shared/src/phone-number/kindPatterns.ts: the parts that the phone field needs of the library's full metadata,
// which are twice as heavy as the small ones. Run it after an update of the library; shared/tooling/phoneKinds.test.ts
// says when.

import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CountryCode, MetadataJson } from 'libphonenumber-js'
import { parsePhoneNumber as parseFull } from 'libphonenumber-js/max'
import full from 'libphonenumber-js/max/metadata'
import { getCountries, getCountryCallingCode, parsePhoneNumber as parseSmall } from 'libphonenumber-js/min'
import small from 'libphonenumber-js/min/metadata'
import examples from 'libphonenumber-js/mobile/examples'

const file = path.join(import.meta.dirname, '../src/phone-number/kindPatterns.ts')
/** As in shared/src/phone-number/countries.ts. */
const MOST_LENGTHS = 3
/** The place of mobile numbers among the kinds. */
const MOBILE = 1

type Kind = [pattern: string, lengths?: number[]]

function planOf(metadata: MetadataJson, code: CountryCode) {
  const plan = metadata.countries[code] as unknown[]
  return {
    general: String(plan[2]),
    lengths: plan[3] as number[],
    prefix: plan[5] as string | undefined,
    kinds: plan[11] as (Kind | 0 | null)[] | undefined,
  }
}

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`)

/**
 * Patterns of numbers by country, for which the small metadata mistake a mobile number with a missing digit for another
 * kind, or a national prefix for a digit.
 */
export function kindPatterns() {
  const found = getCountries().flatMap((code) => {
    const pattern = patternOf(code)
    return pattern ? [[code, pattern]] : []
  })
  return Object.fromEntries(found)
}

function patternOf(code: CountryCode) {
  const { lengths, prefix, kinds = [] } = planOf(full, code)
  const known = kinds.filter((kind) => Array.isArray(kind))
  if (takesPrefixForDigit(code, prefix)) return known.map(([pattern]) => pattern).join('|')
  const { general, kinds: told } = planOf(small, code)
  if (lengths.length < 2 || lengths.length > MOST_LENGTHS || told) return undefined
  const usual = examples[code].length
  const [mobile] = kinds[MOBILE] || ['']
  const others = known
    .filter(([, own = lengths]) => own.some((length) => length !== usual))
    .map(([pattern]) => pattern)
    .join('|')
  const [isGeneral, isOther] = [whole(general), whole(others)]
  const mistaken = mobileNumbers(mobile, usual).some((number) =>
    [number.slice(0, -1), `${number}0`].some(
      (wrong) => lengths.includes(wrong.length) && isGeneral.test(wrong) && !isOther.test(wrong),
    ),
  )
  return mistaken ? others : undefined
}

/** A thousand numbers of a pattern, the same each time. */
function mobileNumbers(pattern: string, length: number) {
  const mobile = whole(pattern)
  const found = []
  let seed = 1
  for (let tried = 0; tried < 200_000 && found.length < 1000; tried += 1) {
    let number = ''
    while (number.length < length) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      number += Math.floor((seed / 2147483648) * 10)
    }
    if (mobile.test(number)) found.push(number)
  }
  return found
}

/** Whether the small metadata call the mobile number valid when it has its prefix and a digit too few. */
function takesPrefixForDigit(code: CountryCode, prefix: string | undefined) {
  const number = `+${getCountryCallingCode(code)}${prefix}${examples[code].slice(0, -1)}`
  const read = parseSmall(number)
  if (!prefix || !read?.nationalNumber.startsWith(prefix)) return false
  return read.isValid() && !parseFull(number)?.isValid()
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(
    file,
    `// Written by shared/tooling/phoneKinds.ts.\nexport const kindPatterns: Readonly<Record<string, string>> = ${JSON.stringify(kindPatterns(), undefined, 2)}\n`,
  )
