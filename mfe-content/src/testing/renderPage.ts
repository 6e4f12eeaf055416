import type { Section, SiteOptions } from '@brightfill/shared/contract'
import type { LentComponents } from '@brightfill/shared/lent'
import { renderRoutes, stubApi } from '@brightfill/shared/testing'
import { createElement } from 'react'
import { routes } from '../routes'
import { fieldsAnswer } from './content'

/** Replaces the cards that the blog lends. */
function BlogCards({ cards }: LentComponents['blog/BlogCards']) {
  return createElement(
    'ul',
    {},
    cards.map(({ slug, title }) => createElement('li', { key: slug }, title)),
  )
}

const card = {
  image: '',
  published_at: '2026-01-05T00:00:00.000Z',
  title: 'Foam is a symptom',
  description: '',
  slug: 'foam',
}

/** Renders a content page with these sections. */
export async function renderPage(
  sections: Section[],
  { at = '/', options }: { at?: string; options?: SiteOptions } = {},
) {
  const calls = stubApi({
    'GET /fields': fieldsAnswer(sections, options),
    'GET /get/our-blogs': { result: 1, blogs: [card] },
    'GET /products/manufacturers': [{ name: 'Brightfill' }],
  })
  return { calls, ...(await renderRoutes(routes, at, { lent: { 'blog/BlogCards': BlogCards } })) }
}
