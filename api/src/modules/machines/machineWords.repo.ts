import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import { editDistance } from '../../search/editDistance'
import { wordsOf } from '../../search/foldText'

const MOST_WORDS = 8
const MOST_SPELLINGS = 50
const MOST_NEAR = 5

/** A word of a search with its possible spellings; `prefix` when it is the beginning of a known word. */
interface Term {
  spellings: string[]
  prefix: boolean
}

/** The meaning of a search text; without a query it matches everything. */
export interface TextSearch {
  query?: string
  terms: readonly Term[]
}

/**
 * Turns typed text into a query of words in the catalogue: by the start of a word, a part of it, or a likely
 * misspelling.
 */
export class MachineWordsRepo {
  constructor(private readonly db: Kysely<Tables>) {}

  /** Undefined when the text matches nothing. */
  async understand(text: string): Promise<TextSearch | undefined> {
    const words = wordsOf(text).slice(0, MOST_WORDS)
    if (words.length === 0) return text.trim() === '' ? { terms: [] } : undefined
    // The catalogue may have words without the typed spaces or hyphens: "BF RG 3612".
    const readings = words.length > 1 ? [words, [words.join('')]] : [words]
    for (const reading of readings) {
      const terms = await this.termsOf(reading)
      const query = textQuery(terms)
      if (query !== undefined) return { query, terms }
    }
    return undefined
  }

  /** For a text without matches: similar words, and those of its words that match on their own. */
  async near(text: string): Promise<string[]> {
    const near: string[] = []
    for (const word of wordsOf(text).slice(0, MOST_WORDS)) {
      const [term] = await this.termsOf([word])
      const alike = sql`word % ${word} order by similarity(word, ${word}) desc, word limit ${MOST_NEAR}`
      near.push(...(term && term.spellings.length > 0 ? [word] : await this.words(alike)))
    }
    return [...new Set(near)].filter((word) => word !== text.trim()).slice(0, MOST_NEAR)
  }

  /** Ids of the published machines that a query finds, in any order. */
  async machines(query: string): Promise<number[]> {
    // One text: a row per machine takes longer than all the rest.
    const { rows } = await sql<{ ids: string | null }>`
      select string_agg(machine_id::text, ',') as ids from product_filter where search @@ ${query}::tsquery`.execute(
      this.db,
    )
    return rows[0]?.ids?.split(',').map(Number) ?? []
  }

  private async termsOf(words: readonly string[]): Promise<Term[]> {
    const terms = []
    for (const word of words) terms.push(await this.lookUp(word))
    return terms
  }

  private async lookUp(word: string): Promise<Term> {
    const { rows: begun } = await sql`select 1 from search_word where word like ${`${word}%`} limit 1`.execute(this.db)
    if (begun.length > 0) return { spellings: [word], prefix: true }
    if (word.length < 3) return { spellings: [], prefix: false }
    const containing = await this.words(
      sql`word like ${`%${word}%`} order by length(word), word limit ${MOST_SPELLINGS}`,
    )
    if (containing.length > 0) return { spellings: containing, prefix: false }
    const most = word.length <= 5 ? 1 : 2
    const similar = await this.words(
      sql`word % ${word} order by similarity(word, ${word}) desc, word limit ${MOST_SPELLINGS}`,
    )
    return { spellings: similar.filter((candidate) => editDistance(word, candidate, most) <= most), prefix: false }
  }

  private async words(condition: ReturnType<typeof sql>): Promise<string[]> {
    const { rows } = await sql<{ word: string }>`select word from search_word where ${condition}`.execute(this.db)
    return rows.map(({ word }) => word)
  }
}

/**
 * Writes a tsquery of folded words only: all terms must be there, each in one of its spellings. Undefined when a term
 * has none.
 */
function textQuery(terms: readonly Term[]): string | undefined {
  if (terms.some(({ spellings }) => spellings.length === 0)) return undefined
  return terms
    .map(({ spellings, prefix }) => `(${spellings.map((word) => `'${word}'${prefix ? ':*' : ''}`).join(' | ')})`)
    .join(' & ')
}
