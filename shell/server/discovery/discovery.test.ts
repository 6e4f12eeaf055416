import { gunzipSync } from 'node:zlib'
import { jsonFeed, rssFeed } from './feeds'
import { sitemap, sitemapsOf } from './sitemap'

const origin = 'https://www.example.org'
const hostile = {
  path: '/blogs/caps%20%26%20seals',
  published_at: '2026-01-05T10:00:00.000Z',
  updated_at: '2026-02-01T10:00:00.000Z',
  title: 'Caps & <seals> "tight"\u0000\ud800',
  description: "It's ]]> fine",
}
const feed = { title: 'Notes & more', description: 'Of <us>', home: '/blogs', pages: [hostile] }

function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  return parsed
}

describe('sitemap', () => {
  it('is well-formed whatever is in an address [R-170]', () => {
    const parsed = parse(
      sitemap(origin, [{ path: '/a?b=1&c=<2>', changedAt: '2026-01-05T10:00:00.000Z' }, { path: '/d' }]),
    )
    expect([...parsed.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual([
      `${origin}/a?b=1&c=<2>`,
      `${origin}/d`,
    ])
    expect(parsed.querySelectorAll('lastmod')).toHaveLength(1)
  })

  it('is split when it grows too long [R-170]', async () => {
    const addresses = Array.from({ length: 50_001 }, (_, index) => ({ path: `/products/${index}` }))
    const { first, parts } = await sitemapsOf(origin, addresses)
    expect(parts.map((part) => String(gunzipSync(part)).match(/<url>/g)?.length)).toEqual([50_000, 1])
    const parsed = parse(String(gunzipSync(first)))
    expect([...parsed.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual([
      `${origin}/sitemap-1.xml`,
      `${origin}/sitemap-2.xml`,
    ])
  })
})

describe('feeds', () => {
  it('has what RSS 2.0 requires of a channel and an item, well-formed [R-413]', () => {
    const parsed = parse(rssFeed(origin, feed))
    for (const name of ['title', 'link', 'description'])
      expect(parsed.querySelector(`channel > ${name}`)?.textContent).toBeTruthy()
    const item = parsed.querySelector('item')
    expect(item?.querySelector('title')?.textContent).toBe('Caps & <seals> "tight"')
    expect(item?.querySelector('link')?.textContent).toBe(`${origin}/blogs/caps%20%26%20seals`)
    expect(item?.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true')
    expect(item?.querySelector('pubDate')?.textContent).toBe('Mon, 05 Jan 2026 10:00:00 GMT')
  })

  it('has what JSON Feed 1.1 requires [R-413]', () => {
    expect(jsonFeed(origin, feed)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${origin}/feed.json`,
      items: [
        {
          id: `${origin}/blogs/caps%20%26%20seals`,
          content_text: "It's ]]> fine",
          date_published: hostile.published_at,
          date_modified: hostile.updated_at,
        },
      ],
    })
  })
})
