import { type RawBuilder, sql } from 'kysely'
import { wordsOf } from './foldText'

const MOST_WORDS = 12
// Shorter ones would match across two words: "ten" in "cut end".
const LEAST_ACROSS_BLANKS = 5

/**
 * Whether a folded column has all words of a text, with or without hyphens and spaces. Folded words contain no
 * wildcards. A text without letters and digits matches nothing.
 */
export function hasWords(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const words = wordsOf(text).slice(0, MOST_WORDS)
  if (words.length === 0) return text.trim() === '' ? sql<boolean>`true` : sql<boolean>`false`
  const compact = sql`replace(${column}, ' ', '')`
  const conditions = words.map((word) =>
    word.length < LEAST_ACROSS_BLANKS
      ? sql<boolean>`${column} like ${`%${word}%`}`
      : sql<boolean>`${compact} like ${`%${word}%`}`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
