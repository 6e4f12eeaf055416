import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from './HttpProblem'

export interface OriginSettings {
  publicOrigin: string
  corsOrigins: readonly string[]
  /** A site on any port of this machine may call, for development. */
  allowLoopback: boolean
}

/** Calls from pages of other sites are refused, except from configured origins. Calls without an origin are not from a page. */
export function addOrigins(app: FastifyInstance, { publicOrigin, corsOrigins, allowLoopback }: OriginSettings) {
  const allowed = new Set([publicOrigin, ...corsOrigins])

  function isAllowed({ headers }: FastifyRequest): boolean {
    const { origin } = headers
    if (origin === undefined || headers['sec-fetch-site'] === 'same-origin' || allowed.has(origin)) return true
    return allowLoopback && /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isAllowed(request))
      throw new HttpProblem(403, { code: 'foreign_origin', message: 'Calls from this site are not allowed' })
    const { origin } = request.headers
    if (origin === undefined || origin === publicOrigin) return
    reply.headers({
      'Access-Control-Allow-Origin': origin,
      Vary: 'Origin',
      'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
    })
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      return reply
        .code(204)
        .headers({
          'Access-Control-Allow-Methods': 'GET, POST',
          'Access-Control-Allow-Headers': 'Authorization, Content-Type',
          'Access-Control-Max-Age': '600',
        })
        .send()
    }
  })
}
