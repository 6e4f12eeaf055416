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
}

/** The errors of a check against a schema as sentences by field; the field of a nested value is its path with dots. */
export function messagesByField(found: readonly Found[]): Record<string, string[]> {
  const messages: Record<string, string[]> = {}
  for (const error of found) {
    if (error.keyword === 'anyOf') continue // its branches are listed as well
    const text = textOf(error)
    for (const field of fieldsOf(error)) {
      const list = messages[field] ?? []
      if (!list.includes(text)) list.push(text)
      messages[field] = list
    }
  }
  return messages
}

function fieldsOf({ instancePath, params }: Found): string[] {
  const { missingProperty = '', requiredProperties = [missingProperty] }: Parameters = params
  const path = instancePath.split('/').slice(1)
  return requiredProperties.map((name) => [...path, name].filter(Boolean).join('.') || 'body')
}

function textOf({ keyword, params, message }: Found): string {
  const { limit, type }: Parameters = params
  switch (keyword) {
    case 'required':
      return 'Is required'
    case 'minLength':
    case 'pattern':
      return 'Must not be empty'
    case 'maxLength':
      return `Must not be longer than ${limit} characters`
    case 'maxItems':
      return `Must not have more than ${limit} entries`
    case 'type':
      return `Must be ${type}`
    default:
      return `${message?.charAt(0).toUpperCase() ?? ''}${message?.slice(1) ?? ''}`
  }
}
