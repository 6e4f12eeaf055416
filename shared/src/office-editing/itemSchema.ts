/** The parts of JSON Schema that the contract uses for content, with its own hints for forms. */
export interface ItemSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null'
  title?: string
  description?: string
  const?: unknown
  anyOf?: ItemSchema[]
  properties?: Record<string, ItemSchema>
  /** Names of the required properties; all of them when missing. */
  required?: string[]
  items?: ItemSchema
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  contentMediaType?: string
  format?: string
  /** The name of the control that a field needs, where its type does not say it. */
  control?: string
  /** Lines of a text that may have several. */
  lines?: number
  /** Characters that a text should not exceed. */
  advised?: number
}

/** An item of content; each kind has its own fields. */
export type Item = Record<string, unknown>

/** The label of a field: its title, else its name. */
export function labelOf(name: string, { title }: ItemSchema = {}): string {
  return title ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
}

/** The schema of a field's value when it is not null. */
export function valueSchema(schema: ItemSchema): ItemSchema {
  const some = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  const [only] = some
  return only && some.length === 1 ? { ...only, ...titled(schema) } : schema
}

const titled = ({ title, description }: ItemSchema) => ({
  ...(title && { title }),
  ...(description && { description }),
})

/** The choices of a field; undefined for a field of another kind. */
export function choicesOf({ anyOf }: ItemSchema): string[] | undefined {
  const words = anyOf?.map((choice) => choice.const)
  return words?.every((word) => typeof word === 'string') ? words : undefined
}

/** A new value of a field, before anything is typed. */
export function emptyOf(schema: ItemSchema): unknown {
  if ('const' in schema) return schema.const
  if (schema.anyOf?.some(({ type }) => type === 'null')) return null
  const [first] = schema.anyOf ?? []
  if (first) return emptyOf(first)
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(([name]) => !isOptional(schema, name))
    return Object.fromEntries(fields.map(([name, field]) => [name, emptyOf(field)]))
  }
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return false
  return schema.type === 'string' ? '' : (schema.minimum ?? 0)
}

/** Whether a property is optional. */
export const isOptional = ({ required }: ItemSchema, name: string) => required !== undefined && !required.includes(name)

/** The schema of the value at a path such as `Company.Address`. */
export function schemaAt(schema: ItemSchema, path: string): ItemSchema | undefined {
  return path.split('.').reduce<ItemSchema | undefined>((inner, name) => inner?.properties?.[name], schema)
}

/** The value at a path such as `reviews.0.author`. */
export function valueAt(item: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Item | undefined)?.[name], item)
}

/** The item with another value at a path; everything beside the path stays the same object. */
export function withValueAt<Value>(item: Value, path: string, value: unknown): Value {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.length > 0 ? withValueAt((item as Item)[name], rest.join('.'), value) : value
  if (Array.isArray(item)) return item.with(Number(name), inner) as Value
  return { ...item, [name]: inner }
}
