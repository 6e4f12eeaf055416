import { hostileTexts, objectOf } from './hostile.mjs'

/**
 * One request of one call: fitting its schema, nearly fitting, or nonsense.
 * @returns {{ path: string, method: string, headers: Record<string, string>, body?: string | Buffer | URLSearchParams | FormData }}
 */
export function hostileRequest(call, { random, token }) {
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

function query(schema, random) {
  if (random.chance(0.05))
    return `?${random.of(['url=%', 'url=%00', 'url=%ff', 'url=a&url=b', 'url[]=a', '&&&=', `url=${'x'.repeat(3000)}`])}`
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(objectOf(schema, random)))
    parameters.append(name, plainText(value).slice(0, 4000))
  return `?${parameters}`
}

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

function json(text, headers) {
  headers['content-type'] = 'application/json'
  return { body: text }
}

function fill(form, fields, random) {
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, plainText(value))
    if (random.chance(0.05)) form.append(name, 'again')
  }
  if (form instanceof FormData && random.chance(0.05)) form.append('file', new Blob(['x'.repeat(2000)]), 'a.bin')
  return form
}

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

function typed(type, content, headers) {
  headers['content-type'] = type
  return { body: content }
}

function plainText(value) {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Half of a surrogate pair has no place in an address. */
function printable(text) {
  return text.toWellFormed().slice(0, 1000)
}
