import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderPools } from '../render/RenderPools'
import { unrenderedDocument } from './unrenderedDocument'

interface PagesOptions {
  pools: RenderPools
  publicOrigin: string
}

/** Every address that is not a file or a call is a page. */
export const pageRoutes: FastifyPluginAsync<PagesOptions> = async (app, { pools, publicOrigin }) => {
  app.decorate('sendPage', sendPage)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: sendPage,
  })

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    // The whole address, not only its path: filters and page numbers live in the query.
    const url = new URL(request.url, publicOrigin)
    const pool = pools.current
    reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding').type('text/html; charset=utf-8')
    try {
      const { status, html, location, failures } = await pool.render({ url: url.href, requestId: request.id })
      for (const failure of failures) if (status >= 500) request.log.error({ ...failure, composition: pool.composition.id }, 'page failed')
      if (location !== undefined) return reply.redirect(location, status)
      pools.noteRendered()
      if (status === 503) reply.header('Retry-After', '5')
      return reply.code(status).send(html)
    } catch (error) {
      request.log.error({ err: error, composition: pool.composition.id }, 'page not rendered, left to the browser')
      return reply.code(200).send(unrenderedDocument(pool.composition))
    }
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  }
}
