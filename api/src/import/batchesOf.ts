import { ContentFile } from '@brightfill/shared/contract'
import type { TSchema } from 'typebox'
import type { Batch, ImportedModel, ImportedOption } from './contentFile'
import { sanitizeContent } from './sanitizeContent'

/** Items of a batch: each statement is a round trip, and a refused batch is written again item by item. */
const SIZES: Record<Batch['list'], number> = {
  options: 20,
  pages: 10,
  posts: 20,
  catalogue: 1_000,
  machines: 50,
  models: 2_000,
  media: 1_000,
}

/** All items of a valid file in the order of writing, with sanitised rich text. */
export function* batchesOf({ options, pages, catalogue, machines, posts, media = [] }: ContentFile): Generator<Batch> {
  const { properties } = ContentFile
  yield* inBatches(
    'options',
    Object.entries(sanitizeContent(properties.options, options)).map(([name, value]) => ({ name, value })),
  )
  yield* inBatches('pages', pages, properties.pages.items)
  yield* inBatches('posts', posts, properties.posts.items)
  yield* inBatches('catalogue', [
    ...optionsOf('category', catalogue.categories),
    ...optionsOf('bottles', catalogue.bottles),
    ...optionsOf('beverage', catalogue.beverages),
  ])
  // Oldest first, so that ids rise with the time of publication.
  const byAge = [...machines].sort((a, b) => compare(a.published_at ?? '', b.published_at ?? ''))
  yield* inBatches('machines', byAge, properties.machines.items)
  yield* inBatches('models', modelsOf(catalogue))
  yield* inBatches('media', media)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** @param schema for items with rich text */
function* inBatches(list: Batch['list'], all: readonly unknown[], schema?: TSchema): Generator<Batch> {
  for (let from = 0; from < all.length; from += SIZES[list]) {
    const items = all.slice(from, from + SIZES[list])
    yield { list, items: schema ? items.map((item) => sanitizeContent(schema, item)) : items } as Batch // of this list
  }
}

/** A repeated name gets its later position. */
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
