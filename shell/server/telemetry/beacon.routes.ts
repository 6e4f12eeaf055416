import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyPluginAsync } from 'fastify'
import { Beacon } from '../../src/telemetry/beacon'
import { BEACON_PATH } from '../../src/telemetry/limits'
import type { Telemetry } from './Telemetry'

/**
 * Called with a failure that a browser saw.
 * @param client its network: for IPv6 the /64, which one client gets whole
 */
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

/** Pages report here what failed and how fast they were (src/telemetry). The answer is 204 or a refusal. */
export const beaconRoutes: FastifyPluginAsync<BeaconOptions> = async (app, { telemetry, development, noteError }) => {
  await app.register(rateLimit, { max: development ? BUDGET.development : BUDGET.production, timeWindow: MINUTE })
  // sendBeacon gives a string this type.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  app.post<{ Body: Beacon }>(BEACON_PATH, { bodyLimit: LARGEST, schema: { body: Beacon } }, async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') return reply.code(403).send()
    const { composition, errors, loads } = request.body
    telemetry.beacon(request.body)
    for (const error of errors) request.log.warn({ composition, ...error }, 'error in a browser')
    for (const load of loads) request.log.warn({ composition, ...load }, 'a browser could not load it')
    if ([...errors, ...loads].some((entry) => telemetry.knows(entry))) noteError(composition, normalizeIP(request.ip))
    return reply.code(204).send()
  })
}
