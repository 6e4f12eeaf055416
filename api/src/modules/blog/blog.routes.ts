import { ARTICLES_MAX, sortOrder } from '@brightfill/shared/constants'
import { calls, type DraftArticle } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { ContentRef } from '../../drafts/drafts.repo'
import { atPreview, previewOf } from '../../drafts/previewOf'
import { shownDraft } from '../../drafts/shownDraft'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import type { Work } from '../../repos'
import { readPage } from '../machines/readPage'

const SUGGESTIONS = 10
const NEWEST = 6

export function blogRoutes(app: FastifyInstance, parts: Parts) {
  const { articles } = parts
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

  mount(app, calls.article, async ({ body, request }) => {
    const ref = await shownDraft(request, parts)
    const article = ref === undefined ? await articles.findBySlug(body.slug) : ref && (await draftOf(ref, body.slug))
    if (!article) throw notFound('We could not find this article')
    return { result: YES, blog: article, data: article }
  })

  mount(app, calls.ourBlogs, async () => {
    const cards = await articles.list({ search: '', order: 'newest', limit: NEWEST })
    return { result: YES, blogs: cards, data: cards, blog: cards }
  })

  /** A draft, with the slug of the page, so that the page does not redirect. */
  async function draftOf(ref: ContentRef, slug: string) {
    const read = (on: Work, shown: DraftArticle) => on.articles.findBySlug(shown.slug)
    const article = await previewOf(parts, { drafts: parts.articleDrafts, ref, fit: atPreview, read })
    return article && { ...article, slug }
  }
}
