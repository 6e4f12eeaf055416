import { ARTICLES_MAX, sortOrder } from '@brightfill/shared/constants'
import { calls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { readPage } from '../machines/readPage'

const SUGGESTIONS = 10
const NEWEST = 6

export function blogRoutes(app: FastifyInstance, { articles }: Parts) {
  mount(app, calls.blogs, async ({ body: { filters, page } }) => {
    const search = filters?.search ?? ''
    const [data, total] = await Promise.all([
      articles.list({
        search,
        order: sortOrder(filters?.sortBy).name,
        limit: ARTICLES_MAX,
        offset: (readPage(page) - 1) * ARTICLES_MAX,
      }),
      articles.count(search),
    ])
    return { result: YES, data, total_pages: Math.ceil(total / ARTICLES_MAX) }
  })

  mount(app, calls.blogsSearch, async ({ body, request }) => {
    await request.spend('search')
    return { result: YES, blogs: (await articles.search(body.name ?? '', SUGGESTIONS)).articles }
  })

  mount(app, calls.article, async ({ body }) => {
    const article = await articles.findBySlug(body.slug)
    if (!article) throw notFound('We have no article at this address')
    return { result: YES, blog: article, data: article }
  })

  mount(app, calls.ourBlogs, async () => {
    const cards = await articles.list({ search: '', order: 'newest', limit: NEWEST })
    return { result: YES, blogs: cards, data: cards, blog: cards }
  })
}
