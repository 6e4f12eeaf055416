import type { FastifySchemaValidationError } from 'fastify/types/schema'

/** The errors of ajv as sentences by field; the field of a nested value is its path with dots. */
export function messagesByField(found: readonly FastifySchemaValidationError[]): Record<string, string[]> {
  const messages: Record<string, string[]> = {}
  for (const error of found) {
    if (error.keyword === 'anyOf') continue // its branches are listed as well
    const field = fieldOf(error)
    const list = messages[field] ?? []
    const text = textOf(error)
    if (!list.includes(text)) list.push(text)
    messages[field] = list
  }
  return messages
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1)
  if (typeof params.missingProperty === 'string') path.push(params.missingProperty)
  return path.join('.') || 'body'
}

function textOf({ keyword, params, message }: FastifySchemaValidationError): string {
  switch (keyword) {
    case 'required':
      return 'Is required'
    case 'minLength':
    case 'pattern':
      return 'Must not be empty'
    case 'maxLength':
      return `Must not be longer than ${params.limit} characters`
    case 'maxItems':
      return `Must not have more than ${params.limit} entries`
    case 'type':
      return `Must be ${params.type}`
    default:
      return `${message?.charAt(0).toUpperCase() ?? ''}${message?.slice(1) ?? ''}`
  }
}
