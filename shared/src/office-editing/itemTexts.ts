import { formatNumber } from '@brightfill/shared/constants'
import { type Item, type ItemSchema, labelOf, valueSchema } from './itemSchema'
import { texts } from './texts'

/** The labels of fields, as their form has them. */
export const labelsOf = (names: readonly string[], { properties = {} }: ItemSchema) =>
  names.map((name) => labelOf(name, valueSchema(properties[name] ?? {})))

/** A value of a field in words, for comparing two of them. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing
  if (Array.isArray(value)) {
    if (value.length === 0) return texts.nothing
    return value.every((entry) => typeof entry === 'string') ? value.join('\n') : value.map(inWords).join('\n')
  }
  if (typeof value === 'object') {
    const parts = Object.values(value as Item).filter((part) => part !== '' && part !== null)
    return parts.map((part) => (Array.isArray(part) ? `\n${inWords(part)}` : inWords(part))).join(': ')
  }
  return typeof value === 'number'
    ? formatNumber(value)
    : String(value)
        .replace(/<[^>]+>/g, ' ')
        .trim()
}
