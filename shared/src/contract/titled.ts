import { type TSchema, Type } from 'typebox'

/** The same schema with texts for a form. */
export function titled<Schema extends TSchema>(schema: Schema, title: string, description?: string): Schema {
  return Type.With(schema, { title, ...(description && { description }) }) as Schema // only texts were added
}
