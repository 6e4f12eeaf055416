/** An error of ajv or typebox. */
interface Found {
  keyword: string
  instancePath: string
  params: object
  message?: string | undefined
}

/** ajv has one error for each missing property, typebox one for all of them. */
interface Parameters {
  missingProperty?: string
  requiredProperties?: string[]
  limit?: number
  type?: string
  pattern?: string
  format?: string
}

/** The errors of a check against a schema as sentences by field; the field of a nested value is its path with dots. */
export function messagesByField(found: readonly Found[]): Record<string, string[]> {
  const messages: Record<string, string[]> = {}
  for (const error of found) {
    if (error.keyword === 'anyOf') continue // its branches are listed as well
    if (isNull(error)) continue // a value that may be missing: the other branch says what it may be
    const text = textOf(error)
    for (const field of fieldsOf(error)) {
      const list = messages[field] ?? []
      if (!list.includes(text)) list.push(text)
      messages[field] = list
    }
  }
  return messages
}

const isNull = ({ keyword, params }: Found) => keyword === 'type' && (params as Parameters).type === 'null'

function fieldsOf({ instancePath, params }: Found): string[] {
  const { missingProperty = '', requiredProperties = [missingProperty] }: Parameters = params
  const path = instancePath.split('/').slice(1)
  return requiredProperties.map((name) => [...path, name].filter(Boolean).join('.') || 'body')
}

const aDay = 'Must be a full date, such as 2026-05-12'
const aTime = 'Must be a date and time, such as 2026-05-12T09:00:00Z'

const types: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Words for the contract's patterns that users run into. */
const patterns: Record<string, string> = { '\\S': 'Must not be empty', '^[12]': aDay }

function textOf({ keyword, params, message }: Found): string {
  const { limit, type, pattern, format }: Parameters = params
  switch (keyword) {
    case 'required':
      return 'Is required'
    case 'minLength':
      return 'Must not be empty'
    case 'pattern':
      return patterns[pattern ?? ''] ?? 'Has the wrong format'
    case 'format':
      return format === 'date' ? aDay : aTime
    case 'maxLength':
      return `Must not be longer than ${limit} characters`
    case 'maxItems':
      return `Must not have more than ${limit} entries`
    case 'type':
      return `Must be ${types[type ?? ''] ?? type}`
    default:
      return `${message?.charAt(0).toUpperCase() ?? ''}${message?.slice(1) ?? ''}`
  }
}
