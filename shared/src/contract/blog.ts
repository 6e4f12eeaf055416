import { type Static, Type } from 'typebox'
import { PageNumber } from './machines'
import { Answer, MediaPath, OneOf, SearchText, SortBy, Timestamp } from './parts'

/** An article in a list. */
export const BlogCard = Type.Object({
  image: MediaPath,
  published_at: Timestamp,
  title: Type.String(),
  description: Type.String(),
  slug: Type.String(),
})
export type BlogCard = Static<typeof BlogCard>

/** A block of an article: h2 and p use `text`; image has its path in `content_field`, its alt in `text`. */
export const ArticleBlock = Type.Object({
  element_type: OneOf('h2', 'p', 'image'),
  text: Type.String(),
  content_field: Type.String(),
})
export type ArticleBlock = Static<typeof ArticleBlock>

/** A blog article. */
export const Article = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  author: Type.String(),
  published_at: Timestamp,
  updated_at: Timestamp,
  image: MediaPath,
  content: Type.Array(ArticleBlock),
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
  /** 0 when nothing matches; optional because an api of before does not say it. */
  total_pages: Type.Optional(Type.Integer()),
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
