import { richTextAttributes, richTextElements } from '@brightfill/shared/constants'

/** React's names for the attributes above. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' }

/** Elements that are removed with their content. */
const dropped = new Set(
  'script style template noscript noembed noframes object embed applet svg math textarea select option title head iframe xmp plaintext'.split(
    ' ',
  ),
)

/** Players allowed in rich text and as videos of machines. */
const players = [
  /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+(\?|$)/,
  /^https:\/\/player\.vimeo\.com\/video\/\d+(\?|$)/,
]

/** The attributes an element may keep, under their React names; undefined for an element that is not drawn. */
export function keptAttributes(
  name: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  if (!richTextElements.includes(name)) return undefined
  const allowed = richTextAttributes[name] ?? []
  return Object.fromEntries(
    allowed.flatMap((key) => {
      const value = attributes[key]
      return value !== undefined && /^[\w-]{1,20}$/.test(value) ? [[reactNames[key] ?? key, value]] : []
    }),
  )
}

/** Whether an element is removed with its content. */
export function isDropped(name: string): boolean {
  return dropped.has(name)
}

/** Whether an address is a player on the allow-list. */
export function isPlayer(address: string): boolean {
  return players.some((player) => player.test(address))
}
