import { createGunzip } from 'node:zlib'
import type { RouteFace } from '@brightfill/shared/contract'
import acceptNegotiator from '@fastify/accept-negotiator'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Renderers } from '../render/Renderers'
import { Documents, isKnown, type SiteDocument } from './Documents'
import { jsonFeed, rssFeed } from './feeds'
import { Kept } from './Kept'
import type { SiteLists } from './SiteLists'
import { sitemapsOf } from './sitemap'

interface DiscoveryOptions {
  lists: SiteLists
  renderers: Pick<Renderers, 'current'>
  publicOrigin: string
  /** Changes with the content. */
  contentVersion: () => string
}

const encodings = new acceptNegotiator.Negotiator({ supportedValues: ['gzip', 'identity'] })

/** Sitemap, robots.txt, feeds (R-170, R-413), and where to change a password (R-504). */
export const discoveryRoutes: FastifyPluginAsync<DiscoveryOptions> = async (
  app,
  { lists, renderers, publicOrigin, contentVersion },
) => {
  const kept = new Kept(contentVersion)
  const documents = new Documents()
  const routes = () => renderers.current.live.routes
  const sitemaps = () =>
    kept.get('sitemaps', async () => {
      const { first, parts } = await sitemapsOf(publicOrigin, await lists.addresses(routes()))
      const asOf = (part: Buffer, index: number) => documents.asOf(`sitemap-${index + 1}`, part)
      return { first: documents.asOf('sitemap', first), parts: parts.map(asOf) }
    })
  const feed = (request: FastifyRequest, reply: FastifyReply, type: string, text: string) => {
    const document = documents.asOf(type, Buffer.from(text))
    reply.header('Cache-Control', 'public, max-age=300')
    return isKnown(request, reply, document) ? reply.send() : reply.type(`${type}; charset=utf-8`).send(document.body)
  }

  // A sitemap or feed without its lists would tell search engines that the pages are gone.
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'could not read the lists for sitemap and feeds')
    return reply
      .code(503)
      .header('Retry-After', '60')
      .type('text/plain; charset=utf-8')
      .send('Not available, try again in a minute\n')
  })

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(robots(publicOrigin, routes())),
  )

  // They are compressed already.
  app.get('/sitemap.xml', { compress: false }, async (request, reply) =>
    sendPacked(request, reply, (await sitemaps()).first),
  )

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,3}$).xml',
    { compress: false },
    async (request, reply) => {
      const part = (await sitemaps()).parts[Number(request.params.part) - 1]
      return part ? sendPacked(request, reply, part) : reply.callNotFound()
    },
  )

  app.get('/feed.xml', async (request, reply) => {
    const newest = await lists.feed(routes())
    return newest ? feed(request, reply, 'application/rss+xml', rssFeed(publicOrigin, newest)) : reply.callNotFound()
  })
  app.get('/feed.json', async (request, reply) => {
    const newest = await lists.feed(routes())
    if (!newest) return reply.callNotFound()
    return feed(request, reply, 'application/feed+json', JSON.stringify(jsonFeed(publicOrigin, newest)))
  })

  // Browsers ask for it when no page names an icon: beside feeds, sitemaps and pictures.
  app.get('/favicon.ico', async (_request, reply) => {
    const icon = await lists.icon().catch(() => undefined)
    return icon ? reply.header('Cache-Control', 'public, max-age=3600').redirect(icon, 302) : reply.code(404).send()
  })

  app.get<{ Params: { name: string } }>('/.well-known/:name', async ({ params: { name } }, reply) => {
    const route = routes().find(({ wellKnown = {} }) => Object.hasOwn(wellKnown, name))
    if (!route) return reply.callNotFound()
    const place = route.wellKnown?.[name]
    return reply.redirect(place ? `${route.path}#${place}` : route.path, 302)
  })
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, document: SiteDocument) {
  reply.headers({ 'Cache-Control': 'public, max-age=300', Vary: 'Accept-Encoding' })
  if (isKnown(request, reply, document)) return reply.send()
  reply.type('application/xml; charset=utf-8')
  if (encodings.negotiate(request.headers['accept-encoding'] ?? '') === 'gzip')
    return reply.header('Content-Encoding', 'gzip').send(document.body)
  const unpacked = createGunzip()
  unpacked.end(document.body)
  return reply.send(unpacked)
}

/** Addresses of the platform that search engines need not read. */
const OWN = ['/user/', '/auth/', '/maintenance', '/api/']

/** Leads search engines to the sitemap, and away from routes and parameters that are not for them. */
function robots(origin: string, routes: readonly RouteFace[]): string {
  const left = new Set([...OWN, ...routes.flatMap(leftOut)])
  return `User-agent: *\n${[...left].map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}

function leftOut({ path, access, crawl, query = [] }: RouteFace): string[] {
  const address = path.replaceAll(/:\w+/g, '*')
  if (access || crawl === false) return [address]
  return query.filter((name) => !crawl?.includes(name)).map((name) => `${address}?*${name}=`)
}
