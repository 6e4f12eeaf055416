import { hostileTexts, objectOf } from './hostile.mjs'

/**
 * @typedef {import('./hostile.mjs').Random} Random
 * @typedef {import('./hostile.mjs').Schema} Schema
 * @typedef {{ method: string, path: string, query?: Schema, body?: Schema }} Call
 * @typedef {Record<string, string>} Headers
 * @typedef {{ path: string, method: string, headers: Headers, body?: string | Buffer<ArrayBuffer> | URLSearchParams |
 *   FormData }} HostileRequest
 */

/**
 * One request of one call: fitting its schema, nearly fitting, or nonsense.
 * @param {Call} call
 * @param {{ random: Random, token: string }} options
 * @returns {HostileRequest}
 */
export function hostileRequest(call, { random, token }) {
  /** @type {Headers} */
  const headers = {}
  if (random.chance(0.5))
    headers.authorization = random.chance(0.8)
      ? `Bearer ${token}`
      : random.of(['Bearer ', 'Bearer x', 'Basic eDp4', `Bearer ${'x'.repeat(600)}`])
  if (random.chance(0.02)) headers['x-filler'] = 'x'.repeat(17_000)
  const prefix = random.chance(0.5) && !call.path.startsWith('/api/') ? '/api' : ''
  const path =
    prefix +
    call.path.replace(/:(\w+)/g, () => encodeURIComponent(printable(random.of(['user', 'admin', ...hostileTexts]))))
  const method = random.chance(0.03) ? random.of(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) : call.method
  if (method === 'GET' || method === 'HEAD') return { path: path + query(call.query ?? {}, random), method, headers }
  return { path, method, headers, ...body(call.body ?? {}, random, headers) }
}

/**
 * @param {Schema} schema
 * @param {Random} random
 */
function query(schema, random) {
  if (random.chance(0.05))
    return `?${random.of(['url=%', 'url=%00', 'url=%ff', 'url=a&url=b', 'url[]=a', '&&&=', `url=${'x'.repeat(3000)}`])}`
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(objectOf(schema, random)))
    parameters.append(name, plainText(value).slice(0, 4000))
  return `?${parameters}`
}

/**
 * @param {Schema} schema
 * @param {Random} random
 * @param {Headers} headers
 */
function body(schema, random, headers) {
  const fields = objectOf(schema, random)
  switch (random.int(7)) {
    case 0:
    case 1:
      return json(JSON.stringify(fields), headers)
    case 2:
    case 3:
      return { body: fill(new FormData(), fields, random) }
    case 4:
    case 5:
      return { body: fill(new URLSearchParams(), fields, random) }
    default:
      return broken(fields, random, headers)
  }
}

/**
 * @param {string | Buffer<ArrayBuffer>} text
 * @param {Headers} headers
 */
function json(text, headers) {
  headers['content-type'] = 'application/json'
  return { body: text }
}

/**
 * @template {FormData | URLSearchParams} Form
 * @param {Form} form
 * @param {Record<string, unknown>} fields
 * @param {Random} random
 */
function fill(form, fields, random) {
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, plainText(value))
    if (random.chance(0.05)) form.append(name, 'again')
  }
  if (form instanceof FormData && random.chance(0.05)) form.append('file', new Blob(['x'.repeat(2000)]), 'a.bin')
  return form
}

/**
 * @param {Record<string, unknown>} fields
 * @param {Random} random
 * @param {Headers} headers
 */
function broken(fields, random, headers) {
  const text = JSON.stringify(fields)
  const kinds = [
    () => json(text.slice(0, -1), headers),
    () => json(`{"a":1,${text.slice(1)}`, headers),
    () => json('{"__proto__":{"admin":true}}', headers),
    () => json(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), headers),
    () => json(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, headers),
    () => json('[]', headers),
    () => json('null', headers),
    () => json('"text"', headers),
    () => json('', headers),
    () => json(JSON.stringify({ ...fields, x: 'y'.repeat(1_100_000) }), headers),
    () => typed('text/xml', '<a/>', headers),
    () => typed('application/octet-stream', Buffer.alloc(100), headers),
    () => typed('multipart/form-data', 'no boundary', headers),
    () =>
      typed(
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="slug"\r\n\r\nabc',
        headers,
      ),
    () =>
      typed(
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
        headers,
      ),
    () => typed('multipart/form-data; boundary=x', '--x\r\nbroken\r\n--x--\r\n', headers),
    () => typed('application/x-www-form-urlencoded', 'a=%ff%fe&slug=%00&__proto__=1&=&&', headers),
    () =>
      typed(
        'application/x-www-form-urlencoded',
        Array.from({ length: 300 }, (_, index) => `f${index}=1`).join('&'),
        headers,
      ),
    () => typed('application/json; charset=utf-7', text, headers),
    () => typed('nonsense', text, headers),
    () => ({}),
  ]
  return random.of(kinds)()
}

/**
 * @param {string} type
 * @param {string | Buffer<ArrayBuffer>} content
 * @param {Headers} headers
 */
function typed(type, content, headers) {
  headers['content-type'] = type
  return { body: content }
}

/** @param {unknown} value */
function plainText(value) {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Half of a surrogate pair has no place in an address.
 * @param {string} text
 */
function printable(text) {
  return Buffer.from(text).toString().slice(0, 1000)
}
