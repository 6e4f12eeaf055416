import { type Static, Type } from 'typebox'
import { PageNumber, SellingState } from './machines'
import { Answer, Html, MediaPath, NullOr, OneOf, SearchText, SortBy, Timestamp } from './parts'

/** The point of its picture that crops keep in view, as `object-position` has it; absent in the middle. */
const Focal = Type.Optional(Type.String())

/** An article in a list. */
export const BlogCard = Type.Object({
  image: MediaPath,
  focal: Focal,
  published_at: Timestamp,
  updated_at: Timestamp,
  title: Type.String(),
  description: Type.String(),
  slug: Type.String(),
})
export type BlogCard = Static<typeof BlogCard>

/**
 * A block of an article: h2 and p use `text`; image has its path in `content_field`, its alt in `text`. The
 * `content_field` of p may have the same words with bold, italic and links.
 */
export const ArticleBlock = Type.Union([
  Type.Object({ element_type: Type.Literal('p'), text: Type.String(), content_field: Html }),
  Type.Object({ element_type: OneOf('h2', 'image'), text: Type.String(), content_field: Type.String() }),
])
export type ArticleBlock = Static<typeof ArticleBlock>

/** A machine below an article. */
export const RelatedMachine = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  model: Type.String(),
  /** Its cover; empty without one. */
  image: MediaPath,
  /** Pounds; null means "Price on request". */
  price: NullOr(Type.Integer()),
  selling_state: SellingState,
})
export type RelatedMachine = Static<typeof RelatedMachine>

/** A blog article. */
export const Article = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  author: Type.String(),
  published_at: Timestamp,
  updated_at: Timestamp,
  image: MediaPath,
  focal: Focal,
  content: Type.Array(ArticleBlock),
  /** Those that are on the site, in their order. */
  related_machines: Type.Optional(Type.Array(RelatedMachine)),
  meta_title: Type.String(),
  meta_description: Type.String(),
})
export type Article = Static<typeof Article>

export const BlogFilters = Type.Object({
  search: Type.Optional(SearchText),
  sortBy: Type.Optional(SortBy),
})
export type BlogFilters = Static<typeof BlogFilters>

export const BlogListRequest = Type.Object({ filters: Type.Optional(BlogFilters), page: PageNumber })

/** A page of the matches: the first `ARTICLES_MAX`, without `page`. */
export const BlogListAnswer = Answer({
  data: Type.Array(BlogCard),
  /** 0 when nothing matches. */
  total_pages: Type.Integer(),
})
export type BlogListAnswer = Static<typeof BlogListAnswer>

export const BlogSuggestionsAnswer = Answer({
  blogs: Type.Array(Type.Object({ title: Type.String(), slug: Type.String() })),
})
export type BlogSuggestionsAnswer = Static<typeof BlogSuggestionsAnswer>

export const ArticleAnswer = Answer({ blog: Article, data: Article })
export type ArticleAnswer = Static<typeof ArticleAnswer>

/** The newest six under every key a caller may expect. */
export const OurBlogsAnswer = Answer({
  blogs: Type.Array(BlogCard),
  data: Type.Array(BlogCard),
  blog: Type.Array(BlogCard),
})
export type OurBlogsAnswer = Static<typeof OurBlogsAnswer>
