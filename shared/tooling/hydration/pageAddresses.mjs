/** @typedef {{ path: string, example?: string }} Route */

/**
 * One address for each route: of a route with parameters the `example` of remote.json, else one of the sitemap. Routes
 * of which none is known are printed and left out, as in the smoke render.
 * @param {Route[]} routes
 * @param {string} origin of the site
 * @returns {Promise<string[]>}
 */
export async function pageAddresses(routes, origin) {
  const needSitemap = routes.some(({ path, example }) => path.includes(':') && !example)
  const listed = needSitemap ? await sitemap(`${origin}/sitemap.xml`) : []
  return routes.flatMap(({ path, example }) => {
    const address = path.includes(':') ? (example ?? listed.find((known) => matches(path, known))) : path
    if (!address) console.log(`${path}: not opened, no example is known; remote.json may name one`)
    return address ? [new URL(address, origin).href] : []
  })
}

/**
 * Paths in a sitemap; of a large site, which has several, those in the first.
 * @param {string} url
 * @returns {Promise<string[]>}
 */
async function sitemap(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  const text = answer?.ok ? await answer.text() : ''
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  if (text.includes('<sitemapindex') && found[0]) return sitemap(found[0])
  return found.map((address) => new URL(address).pathname)
}

/**
 * @param {string} route
 * @param {string} pathname
 */
function matches(route, pathname) {
  const [wanted, given] = [route.split('/'), pathname.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}
