interface Route {
  path: string
  example?: string
}

/**
 * One address for each route: for one with parameters the `example` in remote.json, else one from the sitemap. Routes
 * without a known address are printed and left out, as in the smoke render.
 * @param origin of the site
 */
export async function pageAddresses(routes: Route[], origin: string): Promise<string[]> {
  const needSitemap = routes.some(({ path, example }) => hasParameters(path) && !example)
  const listed = needSitemap ? await sitemap(`${origin}/sitemap.xml`) : []
  return routes.flatMap(({ path, example }) => {
    const address = hasParameters(path) ? (example ?? listed.find((known) => matches(path, known))) : path
    if (!address) console.log(`${path}: not opened, no example is known; remote.json may name one`)
    return address ? [new URL(address, origin).href] : []
  })
}

const hasParameters = (path: string) => /[:*]/.test(path)

/** Paths in a sitemap; of a large site, which has several, those in the first. */
async function sitemap(url: string): Promise<string[]> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  const text = answer?.ok ? await answer.text() : ''
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  if (text.includes('<sitemapindex') && found[0]) return sitemap(found[0])
  return found.map((address) => new URL(address).pathname)
}

function matches(route: string, pathname: string) {
  const [wanted, given] = [route.split('/'), pathname.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}
