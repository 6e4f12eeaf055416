import { ContentFile } from '@brightfill/shared/contract'
import type { TSchema } from 'typebox'
import type { ImportedModel, ImportedOption, Piece } from './contentFile'
import { sanitizeContent } from './sanitizeContent'

/** Items of a piece: what the embedded database writes in about 20 ms, on a slow machine in 40. */
const SIZES: Record<Piece['list'], number> = {
  options: 5,
  pages: 2,
  posts: 5,
  catalogue: 100,
  machines: 12,
  models: 250,
}

/** All items of a file that fits the schema, in the order they are written in, their rich text sanitised. */
export function* piecesOf({ options, pages, catalogue, machines, posts }: ContentFile): Generator<Piece> {
  const { properties } = ContentFile
  yield* inPieces(
    'options',
    Object.entries(sanitizeContent(properties.options, options)).map(([name, value]) => ({ name, value })),
  )
  yield* inPieces('pages', pages, properties.pages.items)
  yield* inPieces('posts', posts, properties.posts.items)
  yield* inPieces('catalogue', [
    ...optionsOf('category', catalogue.categories),
    ...optionsOf('bottles', catalogue.bottles),
    ...optionsOf('beverage', catalogue.beverages),
  ])
  // Oldest first, so that ids rise with the time of publication.
  const byAge = [...machines].sort((a, b) => compare(a.published_at ?? '', b.published_at ?? ''))
  yield* inPieces('machines', byAge, properties.machines.items)
  yield* inPieces('models', modelsOf(catalogue))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** @param schema when the items have rich text */
function* inPieces(list: Piece['list'], all: readonly unknown[], schema?: TSchema): Generator<Piece> {
  for (let from = 0; from < all.length; from += SIZES[list]) {
    const items = all.slice(from, from + SIZES[list])
    yield { list, items: schema ? items.map((item) => sanitizeContent(schema, item)) : items } as Piece // of this list
  }
}

/** A name that occurs twice has the later position. */
function optionsOf(kind: ImportedOption['kind'], names: readonly string[]): ImportedOption[] {
  return [...new Map(names.map((name, position) => [name, position]))].map(([name, position]) => ({
    kind,
    name,
    position,
  }))
}

function modelsOf({ manufacturers }: ContentFile['catalogue']): ImportedModel[] {
  return manufacturers.flatMap(({ name: manufacturer, models }) =>
    models.flatMap(({ name: model, years }) => years.map((year) => ({ manufacturer, model, year }))),
  )
}
