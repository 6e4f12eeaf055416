import { call } from '@brightfill/shared/api'
import type { BlogCard } from '@brightfill/shared/contract'

/** The newest six articles. */
export async function fetchNewestArticles(signal?: AbortSignal): Promise<BlogCard[]> {
  const { blogs } = await call('GET /get/our-blogs', {}, { signal })
  return blogs
}
