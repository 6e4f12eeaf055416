import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Beacon } from '../../src/telemetry/beacon'
import { BEACON_PATH } from '../../src/telemetry/limits'
import type { Telemetry } from './Telemetry'

/** Told of a browser's failure in a release of a composition. */
export type NoteError = (composition: string, remote: string) => void

interface BeaconOptions {
  telemetry: Telemetry
  /** Leaves room for tests and benches. */
  development: boolean
  noteError?: NoteError
}

const LARGEST = 16_384
/** Beacons a client may send in a minute. */
const BUDGET = { development: 600, production: 60 }
const MINUTE = 60_000

/** Where pages tell what failed and how fast they were (src/telemetry). Always 204 or a refusal; it goes nowhere else. */
export const beaconRoutes: FastifyPluginAsync<BeaconOptions> = async (app, { telemetry, development, noteError }) => {
  await app.register(rateLimit, { max: development ? BUDGET.development : BUDGET.production, timeWindow: MINUTE })
  // The type sendBeacon gives a string.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  // One visitor alone cannot make a release look broken.
  const noted = new LRUCache<string, true>({ max: 10_000, ttl: MINUTE })

  app.post<{ Body: Beacon }>(BEACON_PATH, { bodyLimit: LARGEST, schema: { body: Beacon } }, async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') return reply.code(403).send()
    const { composition, errors, loads } = request.body
    telemetry.beacon(request.body)
    for (const error of errors) request.log.warn({ composition, ...error }, 'error in a browser')
    for (const load of loads) request.log.warn({ composition, ...load }, 'not loaded in a browser')
    const failed = [...errors, ...loads].find((entry) => telemetry.knows(entry))
    const client = `${request.ip} ${composition}`
    if (failed && !noted.has(client)) {
      noted.set(client, true)
      noteError?.(composition, failed.remote)
    }
    return reply.code(204).send()
  })
}
