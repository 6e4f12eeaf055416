import type { TSchema } from 'typebox'

/** The part of JSON Schema that the contract uses. */
interface Shape {
  const?: unknown
  anyOf?: Shape[]
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape | Shape[]
  patternProperties?: Record<string, Shape>
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  contentMediaType?: string
}

/** Texts that have broken forms, files or pages. */
const oddWords = [
  '',
  ' "quoted" & <angled>',
  ' Größe 5 µm',
  ' 装瓶 🏭',
  ' a-very-long-word-'.repeat(8),
  " {name} %s \\ '",
]
/** As the sanitiser leaves them. */
const oddMarkup = ['<p>One</p><ul><li>two &amp; <strong>three</strong></li></ul>', 'Größe &lt;5&gt;', '<h3>装瓶</h3>']
const MOST_ITEMS = 4

/** Names of fields for addresses of the site and for pictures. */
const addressed = /^(url|link)$/
const pictured = /image|src|poster|avatar|icon/i

/**
 * An example of a schema with all its optional parts, different at every place. A list has two items, or one of each
 * kind, so that a page has every kind of section.
 * @param chance numbers from 0 to 1 for an example of its own each time: optional parts may be missing, lists have any
 *   items, and texts are odd
 */
export function exampleOf(schema: TSchema, chance?: () => number): unknown {
  let count = 0
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor((chance?.() ?? 0) * values.length)] as Value
  return make(schema as Shape, '', 0)

  /** @param place of the item of a list around it: items have different words of an enumeration */
  function make(shape: Shape, name: string, place: number): unknown {
    if ('const' in shape) return shape.const
    if (shape.anyOf) return make(chance ? oneOf(shape.anyOf) : chosen(shape.anyOf, place), name, place)
    switch (shape.type) {
      case 'object':
        return makeObject(shape, name, place)
      case 'array':
        return makeList(shape, name)
      case 'boolean':
        return chance !== undefined && chance() < 0.5
      case 'null':
        return null
      case 'integer':
      case 'number':
        return Math.min(Math.max(++count, shape.minimum ?? 0), shape.maximum ?? Number.POSITIVE_INFINITY)
      case 'string':
        return text(shape, name)
    }
    throw new RangeError(`No example is known for ${JSON.stringify(shape)}`)
  }
  function makeObject({ properties = {}, patternProperties = {}, required = [] }: Shape, name: string, place: number) {
    const [record] = Object.values(patternProperties)
    if (record) return { [`${name}-${++count}`]: make(record, name, place) }
    const chosenParts = Object.entries(properties).filter(
      ([key]) => !chance || required.includes(key) || chance() < 0.5,
    )
    return Object.fromEntries(
      chosenParts.map(([key, shape]) => [key, key === 'sources' && chance ? [film()] : make(shape, key, place)]),
    )
  }
  /** The only list that is never empty in content. */
  function film() {
    return { src: `public/example-${++count}.mp4`, type: 'video/mp4' }
  }
  function makeList({ items }: Shape, name: string) {
    if (Array.isArray(items)) return items.map((shape) => make(shape, name, 0))
    if (chance && items) return Array.from({ length: Math.floor(chance() * MOST_ITEMS) }, () => make(items, name, 0))
    const kinds = items?.anyOf?.filter(({ type }) => type === 'object') ?? []
    if (kinds.length > 1) return kinds.map((shape) => make(shape, name, 0))
    return items ? [make(items, name, 0), make(items, name, 1)] : []
  }
  function text({ format, pattern, contentMediaType }: Shape, name: string) {
    count += 1
    if (format === 'date-time') return '2026-01-05T10:00:00.000Z'
    if (format === 'date') return '2026-01-05'
    // Country and opening hours of the company.
    const known = pattern !== undefined && ['GB', '08:00'].find((example) => new RegExp(pattern).test(example))
    if (known) return known
    if (format !== undefined || pattern !== undefined)
      throw new RangeError(`No example is known for the text "${name}"`)
    if (addressed.test(name)) return `/about-us?${count}`
    if (pictured.test(name)) return `public/example-${count}.webp`
    if (chance && contentMediaType) return oneOf(oddMarkup)
    return `${name} ${count}${oneOf(oddWords)}`
  }
}

/** A value rather than null, but 0 rather than 1: a 1 would sign people in and close the site. */
function chosen(kinds: Shape[], place: number): Shape {
  const words = kinds.filter((kind) => typeof kind.const === 'string')
  return words[place] ?? kinds.find(({ type }) => type !== 'null') ?? (kinds[0] as Shape) // a union has kinds
}

/** The numbers for such examples, the same for a seed (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
