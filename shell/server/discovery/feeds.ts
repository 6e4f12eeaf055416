import { LOCALE } from '@brightfill/shared/constants'
import { escapeXml } from './escapeXml'

/** Pages in a feed (R-413). */
export const FEED_LENGTH = 20

/** The newest pages of a route, as its remote describes them. */
export interface Feed {
  title: string
  description: string
  /** Path of the page above them. */
  home: string
  pages: readonly FeedPage[]
}

export interface FeedPage {
  path: string
  title: string
  description: string
  published_at: string
  updated_at?: string
}

/** RSS 2.0. */
export function rssFeed(origin: string, { title, description, home, pages }: Feed): string {
  const items = pages.map((article) => {
    const address = escapeXml(origin + article.path)
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
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(origin + home)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    '<language>en-gb</language>',
    `<atom:link href="${escapeXml(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n')
}

/** JSON Feed 1.1, which requires `content_text` in every item. The articles themselves are on the site. */
export function jsonFeed(origin: string, { title, description, home, pages }: Feed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: origin + home,
    feed_url: `${origin}/feed.json`,
    language: LOCALE,
    items: pages.map((article) => ({
      id: origin + article.path,
      url: origin + article.path,
      title: article.title,
      summary: article.description,
      content_text: article.description,
      date_published: article.published_at,
      date_modified: article.updated_at,
    })),
  }
}
