import type { FastifyInstance } from 'fastify'
import { contentPolicy } from './contentSecurityPolicy'

/**
 * Sets the headers of every answer; a route may replace them. Without a promise, which would slow kept
 * documents down.
 */
export function securityHeaders(app: FastifyInstance, { https }: { https: boolean }) {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': contentPolicy(),
    'integrity-policy': 'blocked-destinations=(script)',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    // Other sites embed nothing of this one but its files and pictures, which say so themselves.
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
