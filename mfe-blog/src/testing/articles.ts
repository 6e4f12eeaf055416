import type { Article, BlogCard } from '@brightfill/shared/contract'

/** An article in a list, for tests. */
export function aCard(fields: Partial<BlogCard> = {}): BlogCard {
  return {
    image: 'public/blog/valves.webp',
    published_at: '2026-11-12T09:00:00.000Z',
    updated_at: '2026-11-13T09:00:00.000Z',
    title: 'How to read a filling valve',
    description: 'Six checks that take ten minutes.',
    slug: 'read-a-valve',
    ...fields,
  }
}

/** This many articles in a list, from "Article 1" on. */
export function someCards(count: number): BlogCard[] {
  return Array.from({ length: count }, (_, index) =>
    aCard({ slug: `article-${index + 1}`, title: `Article ${index + 1}` }),
  )
}

/** A whole article, for tests. */
export function anArticle(fields: Partial<Article> = {}): Article {
  return {
    ...aCard(),
    author: 'The rebuild hall',
    content: [{ element_type: 'p', text: 'Running hours tell little.', content_field: '' }],
    meta_title: '',
    meta_description: '',
    ...fields,
  }
}
