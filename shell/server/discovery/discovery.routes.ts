import { createGunzip } from 'node:zlib'
import acceptNegotiator from '@fastify/accept-negotiator'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Renderers } from '../render/Renderers'
import { FEED_LENGTH, jsonFeed, rssFeed } from './feeds'
import { Kept } from './Kept'
import { robots } from './robots'
import type { SiteLists } from './SiteLists'
import { sitemapsOf } from './sitemap'

interface DiscoveryOptions {
  lists: SiteLists
  renderers: Pick<Renderers, 'current'>
  publicOrigin: string
}

const encodings = new acceptNegotiator.Negotiator({ supportedValues: ['gzip', 'identity'] })

/** Sitemap, robots.txt, feeds, and where to change a password. */
export const discoveryRoutes: FastifyPluginAsync<DiscoveryOptions> = async (
  app,
  { lists, renderers, publicOrigin },
) => {
  const kept = new Kept()
  const sitemaps = () =>
    kept.get('sitemaps', async () => sitemapsOf(publicOrigin, await lists.addresses(renderers.current.live.listed)))
  const newest = async () => (await lists.articles()).slice(0, FEED_LENGTH)
  const feed = (reply: FastifyReply, type: string, text: string) =>
    reply.type(`${type}; charset=utf-8`).header('Cache-Control', 'public, max-age=300').send(text)

  // A sitemap or feed without its lists would tell search engines that the pages are gone.
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'cannot read the lists of the site')
    return reply
      .code(503)
      .header('Retry-After', '60')
      .type('text/plain; charset=utf-8')
      .send('Not available, try again in a minute\n')
  })

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(robots(publicOrigin)),
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

  app.get('/feed.xml', async (_request, reply) =>
    feed(reply, 'application/rss+xml', rssFeed(publicOrigin, await newest())),
  )
  app.get('/feed.json', async (_request, reply) =>
    feed(reply, 'application/feed+json', JSON.stringify(jsonFeed(publicOrigin, await newest()))),
  )

  // Browsers ask for it where no page names an icon: beside feeds, sitemaps and pictures.
  app.get('/favicon.ico', async (_request, reply) => {
    const icon = await lists.icon().catch(() => undefined)
    return icon ? reply.header('Cache-Control', 'public, max-age=3600').redirect(icon, 302) : reply.code(404).send()
  })

  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/user/profile#password', 302))
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Buffer) {
  reply.type('application/xml; charset=utf-8').headers({
    'Cache-Control': 'public, max-age=300',
    Vary: 'Accept-Encoding',
  })
  if (encodings.negotiate(request.headers['accept-encoding'] ?? '') === 'gzip')
    return reply.header('Content-Encoding', 'gzip').send(packed)
  const unpacked = createGunzip()
  unpacked.end(packed)
  return reply.send(unpacked)
}
