import { escapeMarkup, integrityOf, type Override } from '@brightfill/shared/node'
import { texts } from './texts'

// It comes after everything else in the body, where React leaves what it does not know.
const style = [
  '.override-bar{position:sticky;inset-block-end:0;z-index:var(--z-toast);display:flex;flex-wrap:wrap;gap:var(--s-2) var(--s-4);',
  'align-items:center;justify-content:center;padding:var(--s-2) var(--s-4);background:var(--warn-tint);color:var(--ink);',
  'font-size:var(--fs-sm);border-block-start:2px solid var(--amber)}',
  '.override-bar p,.override-bar form{margin:0}',
  '.override-bar button{min-block-size:var(--tap);padding-inline:var(--s-4);border:1px solid currentColor;',
  'border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer}',
  // The element with the focus is not behind the bar.
  'html{scroll-padding-block-end:6rem}',
].join('')

/** By which the policy of the document allows the style of the bar. */
export const barStyleHash = integrityOf(Buffer.from(style))

/** The document with a bar that says what it shows, and ends it. */
export function withBar(html: string, { name, release, until }: Override): string {
  const time = new Date(until * 1000).toISOString().slice(11, 16)
  const said = escapeMarkup(`${texts.shows(name, release)} ${texts.until(time)}`)
  const bar = [
    `<aside class="override-bar" aria-label="${texts.label}"><style>${style}</style><p>${said}</p>`,
    `<form><input type="hidden" name="override" value="end"><button>${texts.end}</button></form></aside>`,
  ].join('')
  const end = html.includes('</body>') ? html.lastIndexOf('</body>') : html.length
  return html.slice(0, end) + bar + html.slice(end)
}
