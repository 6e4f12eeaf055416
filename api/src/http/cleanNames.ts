/** Single-line fields that others read in lists, mails and documents. */
const names = new Set(
  'name last_name second_name company_name position manufacturer model city_name state label'.split(' '),
)

/** Line breaks and tabs. */
const spaces = /[\t\r\n\u2028\u2029]+/g
/** Control characters, and marks that turn the direction of what follows: "gro.evil" would read "live.org". */
const hidden = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name without invisible characters. */
export function cleanName(name: string): string {
  return name.replace(spaces, ' ').replace(hidden, '')
}

/** Cleans the names among the fields of a body, also of one inside it such as an address. */
export function cleanNames(body: unknown, depth = 0) {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || Buffer.isBuffer(body) || depth > 1) return
  const fields = body as Record<string, unknown>
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string') cleanNames(value, depth + 1)
    else if (names.has(name)) fields[name] = cleanName(value)
  }
}
