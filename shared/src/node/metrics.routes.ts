import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { isLocal } from './isLocal'
import { isSameSecret } from './isSameSecret'
import { problemOf } from './problemOf'

/**
 * `/metrics` in the format of Prometheus, for this machine and with the token for others.
 * @param app the server
 * @param options the metrics to show, and the bearer token that allows reading them from anywhere
 */
export function metricsRoutes(app: FastifyInstance, { registry, token }: { registry: Registry; token?: string }) {
  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } as object }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (!isLocal(request) && !isSameSecret(request.headers.authorization ?? '', token && `Bearer ${token}`)) {
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Bearer')
        .send(problemOf(request, { code: 'unauthorized', message: 'Metrics are not public' }))
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
