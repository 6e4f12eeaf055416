import { call } from '@brightfill/shared/api'
import type { Article, BlogCard, BlogFilters, CallAnswer } from '@brightfill/shared/contract'

/** All matching articles, at most 200. */
export async function fetchArticles(filters: BlogFilters, signal?: AbortSignal): Promise<BlogCard[]> {
  const { data } = await call('POST /get/blogs', { filters }, { signal })
  return data
}

export async function fetchArticle(slug: string, signal?: AbortSignal): Promise<Article> {
  const { blog } = await call('POST /get/blog-post', { slug }, { signal })
  return blog
}

/** The newest six. */
export async function fetchNewestArticles(signal?: AbortSignal): Promise<BlogCard[]> {
  const { blogs } = await call('GET /get/our-blogs', {}, { signal })
  return blogs
}

/** Articles with titles that match the text; none for an empty one. */
export async function fetchSuggestions(
  name: string,
  signal?: AbortSignal,
): Promise<CallAnswer<'POST /get/blogs-search'>['blogs']> {
  if (!name) return []
  const { blogs } = await call('POST /get/blogs-search', { name }, { signal })
  return blogs
}
