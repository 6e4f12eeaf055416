import type { TSchema } from 'typebox'

/** The part of JSON Schema that the contract uses. */
interface Shape {
  const?: unknown
  anyOf?: Shape[]
  type?: string
  properties?: Record<string, Shape>
  items?: Shape | Shape[]
  patternProperties?: Record<string, Shape>
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
}

/** Names of fields for addresses of the site and for pictures. */
const addressed = /^(url|link)$/
const pictured = /image|src|poster|avatar|icon/i

/**
 * An example of a schema with all its optional parts, different at every place. A list has two items, or one of each
 * kind, so that a page has every kind of section.
 */
export function exampleOf(schema: TSchema): unknown {
  let count = 0
  return make(schema as Shape, '', 0)

  /** @param place of the item of a list around it: items have different words of an enumeration */
  function make(shape: Shape, name: string, place: number): unknown {
    if ('const' in shape) return shape.const
    if (shape.anyOf) return make(chosen(shape.anyOf, place), name, place)
    switch (shape.type) {
      case 'object':
        return makeObject(shape, name, place)
      case 'array':
        return makeList(shape, name)
      case 'boolean':
        return false
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
  function makeObject({ properties = {}, patternProperties = {} }: Shape, name: string, place: number) {
    const [record] = Object.values(patternProperties)
    if (record) return { [`${name}-${++count}`]: make(record, name, place) }
    return Object.fromEntries(Object.entries(properties).map(([key, shape]) => [key, make(shape, key, place)]))
  }
  function makeList({ items }: Shape, name: string) {
    if (Array.isArray(items)) return items.map((shape) => make(shape, name, 0))
    const kinds = items?.anyOf?.filter(({ type }) => type === 'object') ?? []
    if (kinds.length > 1) return kinds.map((shape) => make(shape, name, 0))
    return items ? [make(items, name, 0), make(items, name, 1)] : []
  }
  function text({ format, pattern }: Shape, name: string) {
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
    return `${name} ${count}`
  }
}

/** A value rather than null, but no rather than yes: a yes would sign people in and close the site. */
function chosen(kinds: Shape[], place: number): Shape {
  const words = kinds.filter((kind) => typeof kind.const === 'string')
  return words[place] ?? kinds.find(({ type }) => type !== 'null') ?? (kinds[0] as Shape) // a union has kinds
}
