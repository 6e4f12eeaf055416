import { calls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { readFilter } from '../machines/machineFilter'
import { readPage } from '../machines/readPage'
import { searchEverything } from './searchEverything'

const FIRST = 5

/** The site search: its box in the header, and its page. */
export function searchRoutes(app: FastifyInstance, parts: Parts) {
  const { content, articles, machineSearch, words, list } = parts

  mount(app, calls.search, async ({ body: { query = '' }, request }) => {
    await request.spend('search')
    const [pages, machines, posts] = await Promise.all([
      content.search(query),
      machineSearch.first(query, FIRST),
      articles.search(query, FIRST),
    ])
    return {
      pages: pages.slice(0, FIRST),
      products: machines.machines,
      blog_posts: posts.articles,
      total: pages.length + machines.total + posts.total,
    }
  })

  mount(app, calls.results, async ({ body: { query = '', kind, page }, request }) => {
    await request.spend('search')
    const found = await searchEverything(parts, { query, kind, page: readPage(page) })
    const nothing = found.pages.total + found.products.total + found.blog_posts.total === 0
    const near = nothing ? await words.near(query) : []
    const categories = nothing ? (await list.filterSets(readFilter())).category : []
    return { result: YES, ...found, near, categories }
  })
}
