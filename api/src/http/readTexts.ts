import { invalid } from './HttpProblem'

interface Schema {
  type?: string
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}

/**
 * Converts texts of a form or a query to the types of the schema: numbers, booleans, and JSON for objects and lists.
 * Values of JSON bodies stay as they are, except texts in place of such types, so that the three encodings mean the
 * same.
 */
export function readTexts(fields: unknown, schema: unknown) {
  const { properties } = (schema ?? {}) as Schema // ours are TypeBox objects
  if (!properties || typeof fields !== 'object' || fields === null || Array.isArray(fields)) return
  const values = fields as Record<string, unknown>
  for (const [name, property] of Object.entries(properties)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    const types = typesOf(property)
    if (typeof value !== 'string' || types.has('string')) continue
    const read = value.trim() === '' ? undefined : readText(name, value.trim(), types)
    if (read === undefined) delete values[name]
    else values[name] = read
  }
}

function typesOf({ type, anyOf = [] }: Schema): Set<string> {
  return new Set([...(type ? [type] : []), ...anyOf.flatMap((branch) => [...typesOf(branch)])])
}

/** A text of no such type stays, and the schema refuses it. */
function readText(name: string, text: string, types: Set<string>): unknown {
  if ((types.has('integer') || types.has('number')) && /^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return Number(text)
  if (types.has('boolean') && /^(true|false|1|0)$/.test(text)) return text === 'true' || text === '1'
  if (!types.has('object') && !types.has('array')) return text
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    throw invalid({ [name]: ['Must be JSON'] })
  }
}
