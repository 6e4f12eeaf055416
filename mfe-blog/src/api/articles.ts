import { api, form } from '@brightfill/shared/api'
import type {
  Article,
  ArticleAnswer,
  BlogCard,
  BlogFilters,
  BlogListAnswer,
  BlogSuggestionsAnswer,
  OurBlogsAnswer,
} from '@brightfill/shared/contract'

/** All matching articles, at most 200. */
export async function fetchArticles(filters: BlogFilters, signal?: AbortSignal): Promise<BlogCard[]> {
  const { data } = await api.post<BlogListAnswer>('/get/blogs', form({ filters }), { signal })
  return data.data
}

export async function fetchArticle(slug: string, signal?: AbortSignal): Promise<Article> {
  const { data } = await api.post<ArticleAnswer>('/get/blog-post', form({ slug }), { signal })
  return data.blog
}

/** The newest six. */
export async function fetchNewestArticles(signal?: AbortSignal): Promise<BlogCard[]> {
  const { data } = await api.get<OurBlogsAnswer>('/get/our-blogs', { signal })
  return data.blogs
}

/** Articles whose titles match the text; none for an empty one. */
export async function fetchSuggestions(name: string, signal?: AbortSignal): Promise<BlogSuggestionsAnswer['blogs']> {
  if (!name) return []
  const { data } = await api.post<BlogSuggestionsAnswer>('/get/blogs-search', form({ name }), { signal })
  return data.blogs
}
