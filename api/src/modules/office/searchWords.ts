import { type RawBuilder, sql } from 'kysely'

type Condition = RawBuilder<unknown>

interface Searched {
  /** A row matches a lower-case pattern of `like`. */
  has: (pattern: string) => Condition
  /** The digits of a row, without other characters, match it. */
  hasDigits: (pattern: string) => Condition
}

/** Fewer digits are a year or a size, not a telephone number. */
const LEAST_DIGITS = 6

/**
 * The conditions of a search. A row matches if it has all words, or the digits of words that form a telephone number:
 * people write these with or without a country code, and with spaces anywhere.
 */
export function conditionsOf(search = '', { has, hasDigits }: Searched): Condition[] {
  return termsOf(search.toLowerCase()).map((words) => {
    const every = sql`(${sql.join(
      words.map((word) => has(patternOf(word))),
      sql` and `,
    )})`
    const digits = nationalDigits(words.join(''))
    return digits ? sql`(${every} or ${hasDigits(patternOf(digits))})` : every
  })
}

/** Words, with adjacent parts of a possible number joined. */
function termsOf(search: string): string[][] {
  const terms: string[][] = []
  let mayBeNumber = false
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const wasNumber = mayBeNumber
    mayBeNumber = /^[+(]*\d[\d()./-]*$/.test(word)
    if (mayBeNumber && wasNumber) terms.at(-1)?.push(word)
    else terms.push([word])
  }
  return terms
}

/** The digits of a telephone number after its country code or leading zero; empty for other words. */
function nationalDigits(words: string): string {
  if (/[^\d+()./-]/.test(words)) return ''
  const digits = words.replace(/\D/g, '').replace(/^(?:00)?44(?=0?\d{9,10}$)|^00/, '')
  const national = digits.replace(/^0/, '')
  return national.length < LEAST_DIGITS ? '' : national
}

const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** The search in rows of `account`, by the expressions of the indexes account_search and account_digits. */
export const inAccount: Searched = {
  has: (pattern) => sql`lower(name || ' ' || last_name || ' ' || email || ' ' || phone) like ${pattern}`,
  hasDigits: (pattern) => sql`regexp_replace(phone, '[^0-9]+', '', 'g') like ${pattern}`,
}

/** The search in rows of `thread`, by the expressions of the indexes thread_search and thread_digits. */
export const inThread: Searched = {
  has: (pattern) => sql`thread.search like ${pattern}`,
  hasDigits: (pattern) => sql`regexp_replace(thread.search, '[^0-9]+', '', 'g') like ${pattern}`,
}
