import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counts and times a server's answers, by route, and adds node's process metrics.
 * @param app the server; its routes are declared later
 * @param registry what `/metrics` shows
 */
export function countAnswers(app: FastifyInstance, registry: Registry) {
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const labelNames = ['method', 'route']
  const answers = new Counter({
    name: 'brightfill_requests_total',
    help: 'Requests answered',
    labelNames: [...labelNames, 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'brightfill_request_seconds',
    help: 'Time until the response ended',
    labelNames,
    buckets: SECONDS,
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // Never the address itself: strangers would invent series.
    const route = routeOptions.url ?? 'none'
    answers.inc({ method, route, status: reply.statusCode })
    times.observe({ method, route }, reply.elapsedTime / 1000)
  })
}
