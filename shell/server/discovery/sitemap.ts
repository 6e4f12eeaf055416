import { escapeXml } from './escapeXml'
import type { ListedAddress } from './SiteLists'

/** Most addresses a sitemap may hold by its protocol. */
export const SITEMAP_LIMIT = 50_000

/** Sitemap 0.9 of these addresses. */
export function sitemap(origin: string, addresses: readonly ListedAddress[]): string {
  const entries = addresses.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeXml(origin + path)}</loc>${changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** The list of sitemaps of a site with more addresses than one may hold. */
export function sitemapIndex(origin: string, count: number): string {
  const maps = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`
}
