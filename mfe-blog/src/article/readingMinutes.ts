import type { ArticleBlock } from '@brightfill/shared/contract'

/** Words a minute of someone who reads to learn something. */
const pace = 220

/** Whole minutes an article takes to read, one at least. */
export function readingMinutes(content: readonly ArticleBlock[]): number {
  const words = content
    .filter(({ element_type }) => element_type !== 'image')
    .reduce((count, { text, content_field }) => count + (text || content_field).split(/\s+/).filter(Boolean).length, 0)
  return Math.max(1, Math.round(words / pace))
}
