import { LOCALE } from '@brightfill/shared/constants'
import { escapeMarkup } from '@brightfill/shared/node'

interface Use {
  /** Milliseconds until its link expires. */
  lasts?: number
  /** A person wrote it; automatic replies are only wanted for such mails. */
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
  /** Names and values; machines of one model share a name. */
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
    html: `<!doctype html><html lang="${LOCALE}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body>${html.join('')}</body></html>`,
  }
}

/** A text as markup that keeps its line breaks, as in addresses and signatures. */
const markUp = (text: string) => escapeMarkup(text).replace(/\r?\n/g, '<br>')
