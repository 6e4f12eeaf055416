import fc from 'fast-check'

/** The part of a JSON schema that is used here */
export interface Schema {
  type?: string
  const?: unknown
  format?: string
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

interface Call {
  method: string
  path: string
  query: Schema
  body?: Schema
}

export interface HostileRequest {
  path: string
  method: string
  headers: Record<string, string>
  body?: BodyInit
}

/** Texts that have broken servers, or that fit a field here; fast-check adds others. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    ...[
      'demo@brightfill.example',
      'Brightfill1',
      'filler',
      '/services',
      'user',
      '%',
      '_%_',
      "'; drop table machine; --",
    ],
    ...['\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202e\u200b', '../../etc/passwd', '%2e%2e%2f'],
    ...[
      '-1',
      '1e309',
      '2147483648',
      '1.5',
      'true',
      'a@b',
      `${'a'.repeat(300)}@example.org`,
      'user\r\nBcc: x@example.org',
    ],
    ...['{"__proto__":{"x":1}}', '{"search":"\\ud800"}', '{"category":{"value":[2147483648]}}', '{"sortBy":9}'],
    ...['{"price":[-2147483648,2147483647]}', '{"year":[null,null]}', '{"search":', '['.repeat(20_000)],
    ...['x'.repeat(121), 'x'.repeat(5000), 'ä'.repeat(70_000), '& | ! :* ( ) <->', "a':* | 'b"],
    // As long as a field may be, and incompressible, to find values too long for an index.
    Array.from({ length: 1000 }, (_, index) => String.fromCodePoint(0x4e00 + index * 7)).join(''),
  ),
)

/** Valid times, limits, and just beyond them. */
const times = {
  date: ['2026-11-24', '0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '2024-02-29'],
  'date-time': [
    ...['2026-11-24T09:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2016-12-31T23:59:60Z'],
    ...['2026-11-24T09:00:00+23:59', '2026-11-24t09:00:00z', '9999-12-31T23:59:59-23:59', '2026-11-24T24:00:00Z'],
  ],
}

/** Values of a schema, a third of them wrong. */
const someValue = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 2, arbitrary: fitting(schema) }, { weight: 1, arbitrary: fc.oneof(texts, fc.jsonValue()) })

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(someValue))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.type === 'object') return objectOf(schema)
  if (schema.type === 'array') return fc.array(someValue(schema.items ?? {}), { maxLength: 3 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') return fc.oneof(fc.nat(20), fc.integer(), fc.double())
  if (schema.format === 'date' || schema.format === 'date-time') return fc.constantFrom(...times[schema.format])
  return texts
}

function objectOf({ properties = {} }: Schema) {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, someValue(each)])),
    {
      requiredKeys: [],
    },
  )
  const unknown = fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'id', 'role'), texts), texts, {
    maxKeys: 1,
  })
  return fc
    .tuple(known, fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: unknown }))
    .map(([fields, more]) => ({ ...fields, ...more }))
}

/** Bodies that are broken for any call: content type and content. */
const broken = fc.constantFrom(
  ...['{"a":1', '{"__proto__":{"admin":true}}', '[]', 'null', '"text"', '', `{"x":"${'y'.repeat(1_100_000)}"}`].map(
    (text) => ['application/json', text],
  ),
  ['application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['application/json', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['application/json; charset=utf-7', '{}'],
  ['text/xml', '<a/>'],
  ['nonsense', '{}'],
  ['application/octet-stream', Buffer.alloc(100)],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nbroken\r\n--x--\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="slug"\r\n\r\nabc'],
  ['application/x-www-form-urlencoded', 'a=%ff%fe&slug=%00&__proto__=1&=&&'],
  ['application/x-www-form-urlencoded', Array.from({ length: 300 }, (_, index) => `f${index}=1`).join('&')],
) as fc.Arbitrary<[string, BodyInit]>

/**
 * Requests for one call: valid, nearly valid, or nonsense.
 * @param callers headers of its possible callers
 * @param known values for the variable parts of addresses
 */
export function hostileRequest(
  call: Call,
  callers: readonly Record<string, string>[],
  known: Record<string, string[]>,
): fc.Arbitrary<HostileRequest> {
  const [, name = ''] = /:(\w+)/.exec(call.path) ?? []
  const often = (usual: string, ...rare: string[]) =>
    fc.oneof({ weight: 30, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...rare) })
  return fc
    .record({
      prefix: call.path.startsWith('/api/') ? fc.constant('') : fc.constantFrom('', '/api'),
      parameter: fc.oneof(fc.constantFrom(...(known[name] ?? ['user', 'admin'])), texts),
      method: often(call.method, 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
      caller: fc.constantFrom(
        ...[...callers, ...callers, ...callers, ...callers, {}, { authorization: 'Bearer x' }],
        ...[{ authorization: 'Basic eDp4' }, { ...callers.at(-1), cookie: 'bf_office=x' }],
      ),
      filler: often('', 'x'.repeat(17_000)),
      brokenQuery: often(
        '',
        'url=%',
        'url=%00',
        'url=%ff',
        'url=a&url=b',
        'url[]=a',
        '&&&=',
        `url=${'x'.repeat(3000)}`,
      ),
      query: objectOf(call.query),
      fields: objectOf(call.body ?? {}),
      form: fc.constantFrom('json', 'json', 'multipart', 'multipart', 'urlencoded', 'urlencoded', 'broken'),
      broken,
    })
    .map(({ prefix, parameter, method, caller, filler, brokenQuery, query, fields, form, broken: [type, text] }) => {
      // half of a surrogate pair has no place in an address
      const address =
        prefix + call.path.replace(/:\w+/g, encodeURIComponent(Buffer.from(parameter).toString().slice(0, 1000)))
      const headers = { ...caller, ...(filler && { 'x-filler': filler }) }
      if (method === 'GET' || method === 'HEAD')
        return { path: `${address}?${brokenQuery || fill(new URLSearchParams(), query)}`, method, headers }
      const request = { path: address, method, headers }
      if (form === 'multipart') return { ...request, body: fill(new FormData(), fields) }
      if (form === 'urlencoded') return { ...request, body: fill(new URLSearchParams(), fields) }
      const [contentType, body] = form === 'json' ? ['application/json', JSON.stringify(fields)] : [type, text]
      return { ...request, headers: { ...headers, 'content-type': contentType }, body }
    })
}

function fill<Form extends FormData | URLSearchParams>(form: Form, fields: Record<string, unknown>) {
  for (const [name, value] of Object.entries(fields))
    form.append(name, (typeof value === 'string' ? value : String(JSON.stringify(value))).slice(0, 80_000))
  return form
}
