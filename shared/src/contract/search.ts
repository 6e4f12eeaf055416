import { type Static, type TSchema, Type } from 'typebox'
import { BlogCard } from './blog'
import { CountedOption, MachineCard, PageNumber } from './machines'
import { Answer, OneOf, SearchText } from './parts'

/** The groups of results, under the names of the header search. */
export const ResultKind = OneOf('pages', 'products', 'blog_posts')
export type ResultKind = Static<typeof ResultKind>

export const ResultsRequest = Type.Object({
  query: Type.Optional(SearchText),
  /** One group, with pages; without it the first results of every group. */
  kind: Type.Optional(ResultKind),
  page: PageNumber,
})

/** A machine of the results, with the fields that a search covers. */
export const FoundMachine = Type.Object({
  ...MachineCard.properties,
  manufacturer: Type.String(),
  sku: Type.String(),
  /** Lines of the specification that have a word of the search, at most two. */
  specifications: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
})
export type FoundMachine = Static<typeof FoundMachine>

export const FoundPage = Type.Object({ title: Type.String(), url: Type.String(), description: Type.String() })
export type FoundPage = Static<typeof FoundPage>

function Group<Item extends TSchema>(item: Item) {
  return Type.Object({ total: Type.Integer(), data: Type.Array(item) })
}

/** The content of the results page. */
export const ResultsAnswer = Answer({
  pages: Group(FoundPage),
  products: Group(FoundMachine),
  blog_posts: Group(BlogCard),
  current_page: Type.Integer(),
  /** Pages of the wanted kind; 0 when nothing matches, 1 without a kind. */
  total_pages: Type.Integer(),
  /** Folded words that were found; words of a text that contain one are marked. */
  marks: Type.Array(Type.String()),
  /** Alternative searches with results, when this one has none. */
  near: Type.Array(Type.String()),
  /** Suggested categories, when this search has no results. */
  categories: Type.Array(CountedOption),
})
export type ResultsAnswer = Static<typeof ResultsAnswer>
