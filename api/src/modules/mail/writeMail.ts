import { escapeMarkup } from '@brightfill/shared/node'

interface Use {
  /** Milliseconds from now in which it is of use: those of its link. */
  lasts?: number
  /** A person wrote it; mail programs answer no others by themselves. */
  byPerson?: true
}

export interface Mail extends Use {
  subject: string
  text: string
  html: string
}

interface Letter extends Use {
  subject: string
  /** Paragraphs. */
  says: string[]
  /** The link the reader is asked to open. */
  link?: { label: string; url: string } | undefined
  /** Names and values; machines of one model have one name. */
  facts?: [name: string, value: string][]
}

export const signature = 'Brightfill Machinery'

// No picture, no tracking, nothing loaded from anywhere (R-617).
export function write({ subject, says, link, facts = [], ...more }: Letter): Mail {
  const lines = facts.filter(([, value]) => value !== '')
  const text = [
    ...says,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...lines.map(([name, value]) => `${name}: ${value}`),
    signature,
  ]
  const html = [
    ...says.map((paragraph) => `<p>${markUp(paragraph)}</p>`),
    ...(link
      ? [`<p><a href="${escapeMarkup(link.url)}">${escapeMarkup(link.label)}</a></p><p>${escapeMarkup(link.url)}</p>`]
      : []),
    ...(lines.length > 0
      ? [`<dl>${lines.map(([name, value]) => `<dt>${escapeMarkup(name)}</dt><dd>${markUp(value)}</dd>`).join('')}</dl>`]
      : []),
    `<p>${signature}</p>`,
  ]
  return {
    ...more,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body>${html.join('')}</body></html>`,
  }
}

/** A text as markup, which keeps its lines: an address and a signature have several. */
const markUp = (text: string) => escapeMarkup(text).replace(/\r?\n/g, '<br>')
