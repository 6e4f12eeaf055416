import { invalid, tooLarge } from './HttpProblem'
import { limits } from './limits'

/**
 * PostgreSQL cannot store NUL, and half a surrogate pair is not text; depth and number of values are limited.
 * @throws HttpProblem 413 or 422
 */
export function inspect(value: unknown, most: number) {
  inspectPart(value, 0, { values: 0, most })
}

function inspectPart(value: unknown, depth: number, seen: { values: number; most: number }) {
  seen.values += 1
  if (depth > limits.depth || seen.values > seen.most) throw tooMuch()
  if (typeof value === 'string') {
    if (value.includes('\0') || !isText(value)) throw invalid({ body: ['Contains characters that are not allowed'] })
  } else if (typeof value === 'object' && value !== null) {
    // Checked before its entries are created: a list or a file may have a million.
    if (lengthOf(value) > seen.most - seen.values) throw tooMuch()
    for (const [name, entry] of Object.entries(value)) {
      inspectPart(name, depth, seen)
      inspectPart(entry, depth + 1, seen)
    }
  }
}

function lengthOf(value: object): number {
  if (Array.isArray(value)) return value.length
  return ArrayBuffer.isView(value) ? value.byteLength : Object.keys(value).length
}

const tooMuch = () => tooLarge('The request has too many values or levels')

function isText(value: string): boolean {
  return !/\p{Surrogate}/u.test(value)
}
