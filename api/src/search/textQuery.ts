/** A word of a search with the spellings that may stand for it; `prefix` when the word itself begins a known one. */
export interface Term {
  spellings: string[]
  prefix: boolean
}

/**
 * Writes a tsquery of folded words only: all terms must be there, each in one of its spellings. Undefined when a term
 * has none.
 */
export function textQuery(terms: readonly Term[]): string | undefined {
  if (terms.some(({ spellings }) => spellings.length === 0)) return undefined
  return terms
    .map(({ spellings, prefix }) => `(${spellings.map((word) => `'${word}'${prefix ? ':*' : ''}`).join(' | ')})`)
    .join(' & ')
}
