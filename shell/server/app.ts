import { randomUUID } from 'node:crypto'
import { problemOf } from '@brightfill/shared/node'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { isRouted } from '../src/composition/composition'
import { discoveryRoutes } from './discovery/discovery.routes'
import type { SiteLists } from './discovery/SiteLists'
import { fileRoutes } from './files.routes'
import { forwardRoutes } from './forward.routes'
import { healthRoutes } from './health.routes'
import { loggedRequest } from './loggedRequest'
import { MaintenanceWatch } from './maintenance/MaintenanceWatch'
import { ownCalls } from './ownCalls'
import { pageSender } from './pages/pageSender'
import { pageRoutes } from './pages/pages.routes'
import type { ReleaseStore } from './releases/ReleaseStore'
import type { Renderers } from './render/Renderers'
import { securityHeaders } from './securityHeaders'
import type { Settings } from './settings'
import { addBreakerGauge } from './telemetry/addBreakerGauge'
import { addCanaryGauge } from './telemetry/addCanaryGauge'
import { beaconRoutes } from './telemetry/beacon.routes'
import { metricsRoutes } from './telemetry/metrics.routes'
import { Telemetry } from './telemetry/Telemetry'

interface Parts {
  renderers: Renderers
  store: Pick<ReleaseStore, 'find' | 'folder'>
  lists: SiteLists
  /** Changes when anything that pages show may have changed. */
  contentVersion: () => string
}

/** Puts the composition server together from its parts. `main.ts` makes it listen. */
export async function buildApp(
  settings: Settings,
  { renderers, store, lists, contentVersion }: Parts,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: settings.logLevel, base: { service: 'shell' }, serializers: { req: loggedRequest } },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy,
    bodyLimit: 1_048_576,
  })
  securityHeaders(app, { https: settings.publicOrigin.startsWith('https:') })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    done()
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    request.log[status === 500 ? 'error' : 'info']({ err: error }, 'request failed')
    const said =
      status === 500
        ? { code: 'internal', message: 'Something went wrong on our side' }
        : { code: 'bad_request', message: 'This request cannot be answered' }
    return reply.code(status).send(problemOf(request, said))
  })

  const { apiOrigin, publicOrigin, development, shellKey } = settings
  const telemetry = new Telemetry(() => (renderers.isLive ? renderers.current.composition : undefined))
  addCanaryGauge(telemetry.registry, renderers)
  addBreakerGauge(telemetry.registry, renderers)
  const sendPage = pageSender({
    renderers,
    publicOrigin,
    contentVersion,
    telemetry,
    maintenance: new MaintenanceWatch({ apiOrigin, apiHeaders: ownCalls(shellKey) }),
  })
  await app.register(healthRoutes, { renderers, apiOrigin })
  await app.register(metricsRoutes, { telemetry, token: settings.metricsToken })
  await app.register(beaconRoutes, {
    telemetry,
    development,
    noteError: (composition, client) => renderers.noteError(composition, client),
  })
  await app.register(fileRoutes, { store })
  await app.register(async (documents) => {
    await documents.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, customTypes: /xml\b|json\b/ })
    await documents.register(discoveryRoutes, { lists, publicOrigin })
  })
  await app.register(pageRoutes, { sendPage })
  await app.register(forwardRoutes, {
    apiOrigin,
    sendPage,
    isPage: (path) => renderers.isLive && isRouted(renderers.current.composition, path),
  })
  return app
}
