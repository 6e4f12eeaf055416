// Values a client must never get a 5xx, a hang or a half-written row with. Deterministic: the same seed gives the same
// requests.

/**
 * @typedef {ReturnType<typeof randomOf>} Random
 * @typedef {object} Schema what of a JSON schema is used here
 * @property {string} [type]
 * @property {unknown} [const]
 * @property {Schema[]} [anyOf]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [properties]
 */

/**
 * Small deterministic generator (mulberry32).
 * @param {number} seed
 */
export function randomOf(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    int: (/** @type {number} */ most) => Math.floor(next() * most),
    /** @type {<Item>(list: readonly Item[]) => Item} */
    of: (list) => /** @type {(typeof list)[number]} */ (list[Math.floor(next() * list.length)]),
    chance: (/** @type {number} */ share) => next() < share,
  }
}

const deep = (/** @type {number} */ levels) => `${'['.repeat(levels)}${']'.repeat(levels)}`

export const hostileTexts = [
  '',
  ' ',
  '%',
  '_%_',
  "'",
  "'; drop table machine; --",
  '"',
  '\\',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b',
  '👩‍🔧🥛',
  'ÅÉÎ ßæø',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%2e%2e%2f',
  '#{7*7}',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '2147483648',
  '-2147483649',
  '1.5',
  'true',
  '[]',
  '{}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"search":"\\u0000"}',
  '{"search":"\\ud800"}',
  '{"category":{"value":["x"]}}',
  '{"category":{"value":[2147483648]}}',
  '{"sortBy":9}',
  '{"price":[1,"x"]}',
  '{"price":[-2147483648,2147483647]}',
  '{"year":[null,null]}',
  '{"search":',
  deep(200),
  deep(20_000),
  'x'.repeat(121),
  'x'.repeat(5000),
  'ä'.repeat(70_000),
  // As long as a field may be and not to be compressed: what does not fit into an index shows itself.
  Array.from({ length: 1000 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7)).join(''),
  '& | ! :* ( ) <->',
  "a':* | 'b",
  'a b c d e f g h i j k l m n o p',
  '٣٤٥',
  'ﬁller',
  'a@b',
  'a@b.co',
  "o'neil@example.org",
  `${'a'.repeat(300)}@example.org`,
  'user\r\nBcc: x@example.org',
]

/** @type {unknown[]} */
const hostileValues = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2147483648,
  -2147483649,
  1e21,
  [],
  {},
  [[]],
  ['a', 'b'],
  { a: 1 },
  { length: 1e9 },
  { toString: 'x' },
  [null],
  Array.from({ length: 300 }, (_, index) => index),
]

/**
 * A value of a schema, sometimes a wrong one.
 * @param {Schema} schema
 * @param {Random} random
 * @returns {unknown}
 */
function someValue(schema, random) {
  if (random.chance(0.35)) return random.chance(0.6) ? random.of(hostileTexts) : random.of(hostileValues)
  if (schema.anyOf) return someValue(random.of(schema.anyOf), random)
  if (schema.const !== undefined) return schema.const
  switch (schema.type) {
    case 'object':
      return objectOf(schema, random)
    case 'array':
      return Array.from({ length: random.int(4) }, () => someValue(schema.items?.type ? schema.items : {}, random))
    case 'integer':
    case 'number':
      return random.of([0, 1, 2, 3, 12, 2016, 276, 100000, -5])
    case 'boolean':
      return random.chance(0.5)
    default:
      return random.of([
        'demo@brightfill.example',
        'Brightfill1',
        'filler',
        'Tarnpak',
        'rotary-bottle-filler-bf-rf-36-12',
        '/',
        '/services',
        'user',
        ...hostileTexts,
      ])
  }
}

/**
 * @param {Schema} schema
 * @param {Random} random
 */
export function objectOf(schema, random) {
  /** @type {Record<string, unknown>} */
  const value = {}
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (random.chance(0.8)) value[name] = someValue(property, random)
  if (random.chance(0.1))
    value[random.of(['__proto__', 'constructor', 'id', 'role', 'x'.repeat(300), 'a\u0000'])] = random.of(hostileTexts)
  return value
}
