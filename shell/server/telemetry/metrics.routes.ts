import { isSameSecret, problemOf } from '@brightfill/shared/node'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Telemetry } from './Telemetry'

interface MetricsOptions {
  telemetry: Telemetry
  /** As bearer token it allows to read from anywhere. */
  token?: string
}

/** `/metrics` in the format of Prometheus, for this machine and with the token for others. */
export const metricsRoutes: FastifyPluginAsync<MetricsOptions> = async (app, { telemetry, token }) => {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (!isLocal(request) && !isSameSecret(request.headers.authorization ?? '', token && `Bearer ${token}`)) {
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Bearer')
        .send(problemOf(request, { code: 'unauthorized', message: 'Metrics are not public' }))
    }
    return reply.type(telemetry.registry.contentType).send(await telemetry.registry.metrics())
  })
}

const loopback = /^(::1|(::ffff:)?127\.)/
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** From this machine, and not through a proxy that runs on it. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  return loopback.test(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined)
}
