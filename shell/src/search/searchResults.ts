import { call } from '@brightfill/shared/api'
import { pathOr } from '@brightfill/shared/router'
import type { SiteStore } from '@brightfill/shared/store'
import { texts } from './texts'

interface SearchResult {
  label: string
  /** Tells results with the same name apart. */
  note?: string
  /** Media path of a small picture. */
  image?: string
  path: string
}

export interface ResultGroup {
  heading: string
  results: SearchResult[]
}

export interface Results {
  groups: ResultGroup[]
  /** The number of all matches; the groups show the first. */
  total: number
}

/** The api's results in the groups and with the addresses that the panel shows. */
export async function fetchResults(query: string, signal?: AbortSignal): Promise<Results> {
  const data = await call('POST /search', { query }, { signal })
  const pages = (data.pages ?? []).map(({ title, url }) => ({ label: title, path: url }))
  const products = (data.products ?? []).map(({ name, slug, model, image }) => ({
    label: name,
    note: model,
    image,
    path: pathOr(`/products/${slug}`, 'product', { slug }),
  }))
  const articles = (data.blog_posts ?? []).map(({ title, slug }) => ({
    label: title,
    path: pathOr(`/blogs/${slug}`, 'ArticleBlog', { slug }),
  }))
  const groups = [
    { heading: texts.pages, results: pages },
    { heading: texts.products, results: products },
    { heading: texts.articles, results: articles },
  ].filter(({ results }) => results.length > 0)
  return { groups, total: data.total }
}

const asked = new WeakMap<SiteStore, Promise<Results | undefined>>()

/**
 * The results of the empty query, which the panel shows before any input. Asked once per document; undefined
 * when it fails.
 */
export function firstResults(store: SiteStore): Promise<Results | undefined> {
  const known = asked.get(store)
  if (known) return known
  const answer = fetchResults('').catch(() => undefined)
  asked.set(store, answer)
  return answer
}
