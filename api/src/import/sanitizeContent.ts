import { linkSchemes, richTextAttributes, richTextElements } from '@brightfill/shared/constants'
import { Html } from '@brightfill/shared/contract'
import sanitizeHtml from 'sanitize-html'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** The parts of a schema that lead to rich text. */
interface Shape {
  contentMediaType?: string
  properties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: TSchema[]
}

const { contentMediaType: richText }: Shape = Html as TSchema

/**
 * Sanitises all texts that the schema declares as rich text (`Html`).
 * @param value that fits the schema
 */
export function sanitizeContent<Schema extends TSchema>(schema: Schema, value: Static<Schema>): Static<Schema> {
  return sanitized(schema, value) as Static<Schema> // only texts changed
}

function sanitized(schema: TSchema, value: unknown): unknown {
  const { contentMediaType, properties, items, anyOf }: Shape = schema
  const fitting = anyOf?.find((alternative) => Value.Check(alternative, value))
  if (fitting) return sanitized(fitting, value)
  if (typeof value === 'string') return contentMediaType === richText ? sanitizeRichText(value) : value
  if (items && Array.isArray(value)) return value.map((item) => sanitized(items, item))
  if (!properties || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      Object.hasOwn(properties, name) ? sanitized(properties[name] as TSchema, field) : field,
    ]),
  )
}

/**
 * Keeps what rich text may hold; the office's editor makes nothing else, and the pages check again. Removes
 * attributes that run or load anything: event handlers, and all addresses except those of links.
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richTextElements, 'a', 'table'],
    allowedAttributes: { ...richTextAttributes, a: ['href'] } as Record<string, string[]>, // only read
    allowedSchemes: [...linkSchemes],
  })
}
