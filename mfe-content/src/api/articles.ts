import { api } from '@brightfill/shared/api'
import type { BlogCard, OurBlogsAnswer } from '@brightfill/shared/contract'

/** The newest six articles. */
export async function fetchNewestArticles(signal?: AbortSignal): Promise<BlogCard[]> {
  const { data } = await api.get<OurBlogsAnswer>('/get/our-blogs', { signal })
  return data.blogs
}
