import type { BlogCard, PageFields, SiteOptions } from '@brightfill/shared/contract'
import { fetchNewestArticles } from '../api/articles'
import { fetchFields } from '../api/fields'

export interface PageContent {
  fields: PageFields
  options: SiteOptions
  /** Empty when the page has no section for them, or when their call failed. */
  articles: BlogCard[]
}

/** Loads the data of a content page; it works without the articles. */
export async function loadContent(url: string, request: Request): Promise<PageContent> {
  const { fields, options } = await fetchFields(url, request.signal)
  const wanted = fields.sections.some(({ type }) => type === 'blog')
  const articles = wanted ? await fetchNewestArticles(request.signal).catch(() => []) : []
  return { fields, options, articles }
}
