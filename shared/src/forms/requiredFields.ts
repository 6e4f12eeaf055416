import type { ISchema, SchemaFieldDescription, SchemaObjectDescription } from 'yup'

/** Names of the fields that a schema requires, dotted for nested objects. */
export function requiredFields(schema: ISchema<unknown> | undefined): ReadonlySet<string> {
  return new Set(schema ? namesIn(schema.describe()) : [])
}

function namesIn(description: SchemaFieldDescription, path = ''): string[] {
  // only objects have fields
  const inside = Object.entries((description as Partial<SchemaObjectDescription>).fields ?? {})
  const names = inside.flatMap(([name, field]) => namesIn(field, path ? `${path}.${name}` : name))
  const { tests = [] } = description as { tests?: { name?: string }[] }
  return path && tests.some(({ name }) => name === 'required') ? [path, ...names] : names
}
