import { networkOf } from '@brightfill/shared/node'
import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync } from 'fastify'
import { Beacon } from '../../src/telemetry/beacon'
import { BEACON_PATH } from '../../src/telemetry/limits'
import { TokenBucket } from '../clients/TokenBucket'
import type { Telemetry } from './Telemetry'

interface BeaconOptions {
  telemetry: Telemetry
  /** Leaves room for tests and benches. */
  development: boolean
  /** Called with a failure that a browser saw, and its network: one attacker may have many addresses in it. */
  noteError: (composition: string, network: string) => void
}

const LARGEST = 16_384
/** Beacons a client may send in a minute. */
const BUDGET = { development: 600, production: 60 }
/** The limit of a network, as a multiple of that of a client. */
const CLIENTS = 4
const MINUTE = 60_000

/** Pages report here what failed and how fast they were (src/telemetry). The answer is 204 or a refusal. */
export const beaconRoutes: FastifyPluginAsync<BeaconOptions> = async (app, { telemetry, development, noteError }) => {
  const max = development ? BUDGET.development : BUDGET.production
  await app.register(rateLimit, { max, timeWindow: MINUTE })
  const networks = new TokenBucket({ burst: CLIENTS * max, perSecond: (CLIENTS * max) / 60 })
  // sendBeacon gives a string this type.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  // Only reports appear in the log, not visits.
  const options = { bodyLimit: LARGEST, schema: { body: Beacon }, logLevel: 'warn' } as const
  app.post<{ Body: Beacon }>(BEACON_PATH, options, async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') return reply.code(403).send()
    const { composition, errors, loads } = request.body
    const network = networkOf(request.ip)
    if (!networks.tryConsume(network)) return reply.code(429).header('Retry-After', '1').send()
    telemetry.beacon(request.body, network)
    for (const error of errors) request.log.warn({ composition, ...error }, 'error in a browser')
    for (const load of loads) request.log.warn({ composition, ...load }, 'a browser could not load a file')
    if ([...errors, ...loads].some((entry) => telemetry.knows(entry))) noteError(composition, network)
    return reply.code(204).send()
  })
}
