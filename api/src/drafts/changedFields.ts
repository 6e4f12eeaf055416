import { isDeepStrictEqual } from 'node:util'

/** Longer values are no use to a reader of the activity log. */
const LONGEST = 200

/** The fields that differ between two items, with their values before and after, in words for the activity log. */
export function changedFields(before: object | undefined, after: object): { before: string; after: string } {
  if (!before) return { before: '', after: '' }
  const former = before as Record<string, unknown>
  const changed = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(former[name], value))
  return {
    before: changed.map(([name]) => inWords(name, former[name])).join('; '),
    after: changed.map(([name, value]) => inWords(name, value)).join('; '),
  }
}

function inWords(name: string, value: unknown): string {
  const text = typeof value === 'object' && value !== null ? '' : String(value ?? 'none')
  return [name.replaceAll('_', ' '), text.slice(0, LONGEST)].filter(Boolean).join(': ')
}
