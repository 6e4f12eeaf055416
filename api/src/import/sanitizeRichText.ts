import { richTextAttributes, richTextElements } from '@brightfill/shared/constants'
import sanitizeHtml from 'sanitize-html'

/**
 * Keeps what rich text may hold; the pages that render it check again. No attributes that run or load anything,
 * so no event handlers and no addresses but those of links.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richTextElements, 'a', 'table'],
    allowedAttributes: { ...richTextAttributes, a: ['href'] } as Record<string, string[]>, // only read
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  })
}
