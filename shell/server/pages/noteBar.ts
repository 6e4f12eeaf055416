import { escapeMarkup, integrityOf } from '@brightfill/shared/node'

// It comes after everything else in the body, where React leaves what it does not know.
const style = [
  '.note-bar{position:sticky;inset-block-end:0;z-index:var(--z-toast);display:flex;flex-wrap:wrap;gap:var(--s-2) var(--s-4);',
  'align-items:center;justify-content:center;padding:var(--s-2) var(--s-4);background:var(--warn-tint);color:var(--ink);',
  'font-size:var(--fs-sm);border-block-start:2px solid var(--amber)}',
  '.note-bar p,.note-bar form{margin:0}',
  '.note-bar button{min-block-size:var(--tap);padding-inline:var(--s-4);border:1px solid currentColor;',
  'border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer}',
  // The element with the focus is not behind the bar.
  'html{scroll-padding-block-end:6rem}',
].join('')

/** By which the policy of the document allows the style of the bar. */
export const barStyleHash = integrityOf(Buffer.from(style))

/**
 * The document with a bar at its end that says what it shows.
 * @param more markup beside the text
 */
export function withNoteBar(html: string, { label, text, more = '' }: { label: string; text: string; more?: string }) {
  const bar = [
    `<aside class="note-bar" aria-label="${label}"><style>${style}</style>`,
    `<p>${escapeMarkup(text)}</p>${more}</aside>`,
  ].join('')
  const end = html.includes('</body>') ? html.lastIndexOf('</body>') : html.length
  return html.slice(0, end) + bar + html.slice(end)
}
