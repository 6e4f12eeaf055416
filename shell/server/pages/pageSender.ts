import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import type { RenderPools } from '../render/RenderPools'
import { unrenderedDocument } from './unrenderedDocument'

interface PageSources {
  pools: RenderPools
  maintenance: MaintenanceWatch
  publicOrigin: string
}

/** Answers a request with the page at its address. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Seconds after which a search engine may come back: soon when something failed, later when somebody is at work. */
const RETRY_AFTER = { failure: '5', maintenance: '120' }

/** Addresses that bring a token in their query: kept nowhere, told to nobody. */
const carriesSecret = ({ pathname }: URL) => /^\/(auth\/callback|reset-password)\/?$/.test(pathname)

export function pageSender({ pools, maintenance, publicOrigin }: PageSources): SendPage {
  return async (request, reply) => {
    // The server knows nobody's token: while it is on, everybody gets the maintenance page, and the browser asks whether it may go on.
    const closed = await maintenance.isOn()
    // The whole address, not only its path: filters and page numbers live in the query.
    const url = new URL(request.url, publicOrigin)
    const pool = pools.current
    reply
      .header('Cache-Control', closed || carriesSecret(url) ? 'no-store' : 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8')
    if (carriesSecret(url)) reply.header('Referrer-Policy', 'no-referrer')
    try {
      const { status, html, location, failures } = await pool.render({ url: url.href, requestId: request.id, maintenance: closed })
      for (const failure of failures) if (status >= 500) request.log.error({ ...failure, composition: pool.composition.id }, 'page failed')
      if (location !== undefined) return reply.redirect(location, status)
      pools.noteRendered()
      if (status === 503) reply.header('Retry-After', closed ? RETRY_AFTER.maintenance : RETRY_AFTER.failure)
      return reply.code(status).send(html)
    } catch (error) {
      request.log.error({ err: error, composition: pool.composition.id }, 'page not rendered, left to the browser')
      if (closed) reply.code(503).header('Retry-After', RETRY_AFTER.maintenance)
      return reply.send(unrenderedDocument({ composition: pool.composition, origin: publicOrigin, maintenance: closed }))
    }
  }
}
