import type { ArticleBlock } from '@brightfill/shared/contract'

const characters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** Elements that a paragraph cannot contain are drawn as text: parsers close the paragraph before some of them. */
const beyondMarks = /<(?!\/?(?:a|strong|em)\b)/

const wordsOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|amp);/g, (name) => characters[name] ?? name)

/**
 * The rich text of a paragraph. `text` counts: where its words differ, a client without rich text has changed
 * them.
 */
export function richTextOf({ element_type, text, content_field }: ArticleBlock): string | undefined {
  if (element_type !== 'p' || !/[<&]/.test(content_field) || beyondMarks.test(content_field)) return undefined
  return text === '' || wordsOf(content_field) === text ? content_field : undefined
}
