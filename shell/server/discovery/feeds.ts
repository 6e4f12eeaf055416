import type { BlogCard } from '@brightfill/shared/contract'
import { escapeXml } from './escapeXml'
import { texts } from './texts'

/** Articles in a feed (R-413). */
export const FEED_LENGTH = 20

const addressOf = (origin: string, { slug }: BlogCard) => `${origin}/blogs/${encodeURIComponent(slug)}`

/** RSS 2.0. */
export function rssFeed(origin: string, articles: readonly BlogCard[]): string {
  const items = articles.map((article) => {
    const address = escapeXml(addressOf(origin, article))
    const date = new Date(article.published_at).toUTCString()
    return [
      `<item><title>${escapeXml(article.title)}</title>`,
      `<link>${address}</link><guid isPermaLink="true">${address}</guid>`,
      `<pubDate>${date}</pubDate><description>${escapeXml(article.description)}</description></item>`,
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(texts.feedTitle)}</title>`,
    `<link>${escapeXml(`${origin}/blogs`)}</link>`,
    `<description>${escapeXml(texts.feedDescription)}</description>`,
    '<language>en-gb</language>',
    `<atom:link href="${escapeXml(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n')
}

/** JSON Feed 1.1, which requires `content_text` in every item. The articles themselves are on the site. */
export function jsonFeed(origin: string, articles: readonly BlogCard[]): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: texts.feedTitle,
    description: texts.feedDescription,
    home_page_url: `${origin}/blogs`,
    feed_url: `${origin}/feed.json`,
    language: 'en-GB',
    items: articles.map((article) => ({
      id: addressOf(origin, article),
      url: addressOf(origin, article),
      title: article.title,
      summary: article.description,
      content_text: article.description,
      date_published: article.published_at,
    })),
  }
}
