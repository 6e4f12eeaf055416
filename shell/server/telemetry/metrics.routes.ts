import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Telemetry } from './Telemetry'

interface MetricsOptions {
  telemetry: Telemetry
  /** Whoever brings it as bearer may read from anywhere. */
  token?: string
}

/** `/metrics` in the format of Prometheus, for this machine and for whoever holds the token. */
export const metricsRoutes: FastifyPluginAsync<MetricsOptions> = async (app, { telemetry, token }) => {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (!isLocal(request) && !(token && holds(request, token))) {
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Bearer')
        .send({ result: 0, message: 'Metrics are not public', request_id: request.id })
    }
    return reply.type(telemetry.registry.contentType).send(await telemetry.registry.metrics())
  })
}

const loopback = /^(::1|(::ffff:)?127\.)/
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** From this machine and not passed on by a proxy that runs on it. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  return loopback.test(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined)
}

function holds({ headers }: FastifyRequest, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`))
}
