import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { escapeXml } from './escapeXml'
import type { ListedAddress } from './SiteLists'

/** The protocol allows this many addresses in one sitemap. */
const SITEMAP_LIMIT = 50_000

const gzip = promisify(zlib.gzip)

/** Documents, compressed: those of a large catalogue have many megabytes, and are requested again and again. */
interface Sitemaps {
  /** The only sitemap, or the list of them. */
  first: Buffer
  parts: Buffer[]
}

export async function sitemapsOf(origin: string, addresses: readonly ListedAddress[]): Promise<Sitemaps> {
  const parts: Buffer[] = []
  for (let start = 0; start < addresses.length; start += SITEMAP_LIMIT)
    parts.push(await gzip(sitemap(origin, addresses.slice(start, start + SITEMAP_LIMIT))))
  const [only, ...others] = parts
  return { parts, first: only && others.length === 0 ? only : await gzip(sitemapIndex(origin, parts.length)) }
}

/** Sitemap 0.9 of these addresses. */
export function sitemap(origin: string, addresses: readonly ListedAddress[]): string {
  const entries = addresses.map(({ path, changedAt }) => {
    const change = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${change}</url>`
  })
  return documentOf('urlset', entries)
}

/** The list of sitemaps, for a site with more addresses than one sitemap may hold. */
function sitemapIndex(origin: string, count: number): string {
  const maps = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return documentOf('sitemapindex', maps)
}

function documentOf(root: string, entries: string[]): string {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return `${head}\n${entries.join('\n')}\n</${root}>\n`
}
