import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyPluginAsync } from 'fastify'
import { Beacon } from '../../src/telemetry/beacon'
import { BEACON_PATH } from '../../src/telemetry/limits'
import type { Telemetry } from './Telemetry'

/** Told of a failure in a composition that a browser saw. @param client its network; IPv6 hands out /64 whole, so that is one */
type NoteError = (composition: string, client: string) => void

interface BeaconOptions {
  telemetry: Telemetry
  /** Leaves room for tests and benches. */
  development: boolean
  noteError: NoteError
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

  app.post<{ Body: Beacon }>(BEACON_PATH, { bodyLimit: LARGEST, schema: { body: Beacon } }, async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') return reply.code(403).send()
    const { composition, errors, loads } = request.body
    telemetry.beacon(request.body)
    for (const error of errors) request.log.warn({ composition, ...error }, 'error in a browser')
    for (const load of loads) request.log.warn({ composition, ...load }, 'not loaded in a browser')
    if ([...errors, ...loads].some((entry) => telemetry.knows(entry))) noteError(composition, normalizeIP(request.ip))
    return reply.code(204).send()
  })
}
