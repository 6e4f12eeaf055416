import type { ArticleBlock } from '@brightfill/shared/contract'

/** Words per minute when reading to learn. */
const pace = 220

/** Time to read an article in whole minutes, at least one. */
export function readingMinutes(content: readonly ArticleBlock[]): number {
  const words = content
    .filter(({ element_type }) => element_type !== 'image')
    .reduce((count, { text, content_field }) => count + (text || content_field).split(/\s+/).filter(Boolean).length, 0)
  return Math.max(1, Math.round(words / pace))
}
