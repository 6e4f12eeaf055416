import { type DraftPage, EditedPage, Section } from '@brightfill/shared/contract'
import { type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { messagesByField } from '../http/messagesByField'

const Page = Type.Omit(EditedPage, ['sections'])
const kinds = new Map(Section.anyOf.map((kind) => [kind.properties.type.const as string, kind as TSchema]))
/** The sell form stores typed values under one name. */
const ONE_OF_EACH = 'sell-form'

interface Shape {
  control?: string
  properties?: Record<string, TSchema>
  items?: TSchema
}

/**
 * The parts of a page that do not fit the file's schema, by field. Each section is checked against the schema of its
 * own kind: the schema of a page would list what all other kinds require.
 */
export function pageFaults(page: DraftPage): Record<string, string[]> {
  const errors = faultsOf(Page, page)
  const forms = page.sections.filter(({ type, hidden }) => type === ONE_OF_EACH && !hidden)
  for (const [place, section] of page.sections.entries()) {
    const at = `sections.${place}`
    const kind = kinds.get(section.type)
    if (!kind) errors[at] = ['The site does not support this kind of section. Remove it']
    else Object.assign(errors, faultsOf(kind, section, `${at}.`), pictureFaults(kind, section, at))
    if (forms.length > 1 && section === forms.at(-1)) errors[at] = ['A page can have only one sell form']
  }
  return errors
}

function faultsOf(schema: TSchema, value: unknown, before = ''): Record<string, string[]> {
  const errors = Object.entries(messagesByField(Value.Errors(schema, value)))
  return Object.fromEntries(errors.map(([field, messages]) => [before + field, messages]))
}

/** Missing pictures and films: an empty path fits the schema. */
function pictureFaults(schema: TSchema, value: unknown, at: string): Record<string, string[]> {
  const { control, properties = {}, items }: Shape = schema
  if (typeof value !== 'object' || value === null) return {}
  if (control === 'picture') return 'src' in value && value.src === '' ? { [at]: ['Choose a picture'] } : {}
  if (control === 'film') return 'sources' in value && !String(value.sources) ? { [at]: ['Choose a video'] } : {}
  const parts: [string, TSchema | undefined][] = Array.isArray(value)
    ? value.map((_, place) => [String(place), items])
    : Object.entries(properties)
  return Object.assign(
    {},
    ...parts.map(
      ([name, inner]) => inner && pictureFaults(inner, (value as Record<string, unknown>)[name], `${at}.${name}`),
    ),
  )
}
