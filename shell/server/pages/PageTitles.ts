import { escapeMarkup } from '@brightfill/shared/node'
import { LRUCache } from 'lru-cache'
import { texts } from './texts'

const START = '<title>'
const END = '</title>'
const LONGEST = 300
const KEPT = 5_000

/** The titles of pages, as markup, for documents without the page. */
export class PageTitles {
  private readonly titles = new LRUCache<string, string>({ max: KEPT })

  /** @param html the rendered page at the path */
  note(path: string, html: string) {
    const title = titleIn(html)
    // A copy: a part of a string keeps the whole string in memory.
    if (title) this.titles.set(path, Buffer.from(title).toString())
  }

  /** The title that the page at the path had; for a page not rendered yet, the last words of its address. */
  of(path: string): string {
    return this.titles.get(path) ?? titleFromPath(path)
  }
}

/** Not by a regular expression: a page full of beginnings of titles would take minutes. */
function titleIn(html: string): string | undefined {
  const start = html.indexOf(START)
  if (start < 0) return undefined
  const rest = html.slice(start + START.length, start + START.length + LONGEST + END.length)
  const end = rest.indexOf('<')
  return end >= 0 && rest.startsWith(END, end) ? rest.slice(0, end) : undefined
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
