import { escapeMarkup } from '@brightfill/shared/node'
import { LRUCache } from 'lru-cache'
import { texts } from './texts'

const TITLE = /<title[^>]*>([^<]*)<\/title>/
const KEPT = 5_000

/** The titles of pages, as markup, for documents without the page. */
export class PageTitles {
  private readonly titles = new LRUCache<string, string>({ max: KEPT })

  /** @param html the rendered page at the path */
  note(path: string, html: string) {
    const [, title] = TITLE.exec(html) ?? []
    if (title) this.titles.set(path, title)
  }

  /** The title that the page at the path had; for a page not rendered yet, the last words of its address. */
  of(path: string): string {
    return this.titles.get(path) ?? titleFromPath(path)
  }
}

function titleFromPath(path: string): string {
  const [words = ''] = path.split('/').filter(Boolean).slice(-1)
  const readable = decoded(words)
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, 80)
  if (!readable) return texts.title
  return escapeMarkup(`${readable.charAt(0).toUpperCase()}${readable.slice(1)} | ${texts.title}`)
}

function decoded(words: string): string {
  try {
    return decodeURIComponent(words)
  } catch {
    return words
  }
}
