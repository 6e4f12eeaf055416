import { IDEMPOTENCY_KEY_HEADER } from '@brightfill/shared/contract'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings'
import { HttpProblem } from './HttpProblem'

interface OriginSettings extends Pick<Settings, 'publicOrigin' | 'corsOrigins'> {
  /** Allows sites on any port of this machine, for development. */
  allowLoopback: boolean
}

/**
 * Refuses calls from pages of other sites, except configured origins. Calls without an origin do not come from
 * a page.
 */
export async function addOrigins(app: FastifyInstance, { publicOrigin, corsOrigins, allowLoopback }: OriginSettings) {
  const allowed = new Set([publicOrigin, ...corsOrigins])

  function isAllowed({ headers }: FastifyRequest): boolean {
    const { origin } = headers
    if (origin === undefined || headers['sec-fetch-site'] === 'same-origin' || allowed.has(origin)) return true
    return allowLoopback && /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
  }

  app.addHook('onRequest', async (request) => {
    if (!isAllowed(request))
      throw new HttpProblem(403, { code: 'foreign_origin', message: 'Calls from this site are not allowed' })
  })
  await app.register(cors, {
    // The hook has checked the origin; our own pages need no permission.
    origin: (origin, answer) => answer(null, origin === publicOrigin ? false : (origin ?? false)),
    methods: ['GET', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type', IDEMPOTENCY_KEY_HEADER],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
    strictPreflight: false,
  })
}
