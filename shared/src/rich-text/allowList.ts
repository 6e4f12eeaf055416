/** Elements of rich text that are drawn, each with the attributes it may keep. Anything else is unwrapped: its text stays, the element goes. */
const kept: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  h2: [],
  h3: [],
  h4: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  figure: [],
  figcaption: [],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** What React calls the attributes above. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' }

/** Elements whose content is no text for people and goes with them. */
const dropped = new Set(
  'script style template noscript noembed noframes object embed applet svg math textarea select option title head iframe xmp plaintext'.split(
    ' ',
  ),
)

/** Players that may stand inside rich text; the same as for the videos of machines. */
const players = [
  /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+(\?|$)/,
  /^https:\/\/player\.vimeo\.com\/video\/\d+(\?|$)/,
]

/** The attributes an element may keep, under their React names; undefined for an element that is not drawn. */
export function keptAttributes(
  name: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  if (!Object.hasOwn(kept, name)) return undefined
  const allowed = kept[name] ?? []
  return Object.fromEntries(
    allowed.flatMap((key) => {
      const value = attributes[key]
      return value !== undefined && /^[\w-]{1,20}$/.test(value) ? [[reactNames[key] ?? key, value]] : []
    }),
  )
}

/** Whether an element goes together with all it contains. */
export function isDropped(name: string): boolean {
  return dropped.has(name)
}

/** Whether an address is a player on the allow-list. */
export function isPlayer(address: string): boolean {
  return players.some((player) => player.test(address))
}
