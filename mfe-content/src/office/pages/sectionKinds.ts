import type { DraftSection } from '@brightfill/shared/contract'
import { emptyOf, type ItemSchema } from '@brightfill/shared/office-editing'

/** A kind of section, as the schema of a page has it. */
export interface SectionKind {
  type: string
  title: string
  description: string
  /** The schema of its fields. */
  fields: ItemSchema
}

/** The kinds that a page may have, in the order of the schema. */
export function kindsOf(schema: ItemSchema): SectionKind[] {
  const kinds = schema.properties?.sections?.items?.anyOf ?? []
  return kinds.map(({ title = '', description = '', properties = {} }) => ({
    type: String(properties.type?.const),
    title,
    description,
    fields: properties.fields ?? {},
  }))
}

/** A new section of a kind, with a key that is unique on the page. */
export function newSection({ type, fields }: Pick<SectionKind, 'type' | 'fields'>, all: readonly DraftSection[]) {
  return { key: freeKey(type, all), type, fields: emptyOf(fields) as DraftSection['fields'] } // of an object
}

/** The same section once more. */
export function copyOf(section: DraftSection, all: readonly DraftSection[]): DraftSection {
  return { ...structuredClone(section), key: freeKey(section.type, all) }
}

function freeKey(type: string, all: readonly DraftSection[]): string {
  const taken = new Set(all.map(({ key }) => key))
  let number = 1
  let key = type
  while (taken.has(key)) {
    number += 1
    key = `${type}-${number}`
  }
  return key
}

/** The title by which editors recognise a section. */
export function titleOf({ fields }: DraftSection): string {
  const named = fields['Title section'] ?? fields['Banner title'] ?? fields.Slogan
  return typeof named === 'string' ? named : ''
}
