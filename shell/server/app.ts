import { randomUUID } from 'node:crypto'
import {
  closeWhenStopping,
  countAnswers,
  listenerTimeouts,
  logAnswers,
  logging,
  metricsRoutes,
  originForm,
  problemOf,
  readRequests,
  recordRequests,
  type Stopping,
} from '@brightfill/shared/node'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { isRouted } from '../src/composition/composition'
import { answerUnreadable } from './answerUnreadable'
import type { Apis } from './apis/Apis'
import { limitClients } from './clients/limitClients'
import { RenderBudget } from './clients/RenderBudget'
import { discoveryRoutes } from './discovery/discovery.routes'
import type { SiteLists } from './discovery/SiteLists'
import { fileRoutes } from './files.routes'
import { forwardRoutes } from './forward.routes'
import { healthRoutes } from './health.routes'
import { MaintenanceWatch } from './maintenance/MaintenanceWatch'
import { manifestRoutes } from './manifests.routes'
import { officeRoutes } from './office/office.routes'
import type { Overrides } from './override/Overrides'
import { overrideSender } from './override/overrideSender'
import { pageSender } from './pages/pageSender'
import { pageRoutes } from './pages/pages.routes'
import { previewSender } from './preview/previewSender'
import { sharedDraftSender } from './preview/sharedDraftSender'
import type { ReleaseStore } from './releases/ReleaseStore'
import type { Renderers } from './render/Renderers'
import { securityHeadersOf } from './securityHeaders'
import type { Settings } from './settings'
import { addBreakerGauge } from './telemetry/addBreakerGauge'
import { addCanaryGauge } from './telemetry/addCanaryGauge'
import { beaconRoutes } from './telemetry/beacon.routes'
import type { ReleaseFigures } from './telemetry/ReleaseFigures'
import { Telemetry } from './telemetry/Telemetry'

interface Parts {
  apis: Apis
  stopping: Stopping
  renderers: Renderers
  figures: ReleaseFigures
  overrides: Overrides
  store: Pick<ReleaseStore, 'find' | 'findShown' | 'folder' | 'isShown'>
  lists: SiteLists
  /** Changes when anything that pages show may have changed. */
  contentVersion: () => string
}

/** Builds the composition server from its parts. `main.ts` makes it listen. */
export async function buildApp(
  settings: Settings,
  { apis, stopping, renderers, figures, overrides, store, lists, contentVersion }: Parts,
): Promise<FastifyInstance> {
  const ownHeaders = securityHeadersOf({ https: settings.publicOrigin.startsWith('https:') })
  const problems: Record<number, { code: string; message: string }> = {
    413: { code: 'too_large', message: 'The request is too large' },
    500: { code: 'internal', message: 'Something went wrong on our side' },
  }
  const unreadable = { code: 'bad_request', message: 'We cannot process this request' }
  const app = Fastify({
    ...logging('shell', settings.logLevel),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy,
    rewriteUrl: originForm,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, ownHeaders),
    bodyLimit: 1_048_576,
    return503OnClosing: false,
    // Longer than any name: the router's own limit would refuse data sheets with long slugs.
    routerOptions: { maxParamLength: 1_000 },
    // A request that no route can read gets none of the hooks.
    frameworkErrors: (_error, { id }, { raw }) => {
      raw.writeHead(400, { ...ownHeaders, 'x-request-id': id, 'content-type': 'application/json; charset=utf-8' })
      raw.end(JSON.stringify(problemOf({ id }, unreadable)))
    },
    ...listenerTimeouts,
  })
  closeWhenStopping(app, stopping)
  logAnswers(app)
  recordRequests(app)
  // Without a promise, which would slow kept documents down.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ownHeaders).header('X-Request-Id', request.id)
    done()
  })
  const telemetry = new Telemetry(() => (renderers.isLive ? renderers.current.composition : undefined), figures)
  readRequests(app, telemetry.registry)
  limitClients(app, settings)
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    request.log[status === 500 ? 'error' : 'info']({ err: error }, 'request failed')
    if (status === 413) reply.header('Connection', 'close') // the rest is not read
    return reply.code(status).send(problemOf(request, problems[status] ?? unreadable))
  })

  const { publicOrigin, development } = settings
  countAnswers(app, telemetry.registry)
  addCanaryGauge(telemetry.registry, renderers)
  addBreakerGauge(telemetry.registry, renderers)
  const maintenance = new MaintenanceWatch(apis)
  const renders = RenderBudget.of(settings)
  const sendLive = pageSender({ renderers, publicOrigin, renders, contentVersion, telemetry, maintenance })
  const sendOverride = overrideSender({ overrides, maintenance, publicOrigin, renders, sendPage: sendLive })
  const drafts = { renderers, maintenance, publicOrigin, renders }
  const sendPreview = previewSender({ ...drafts, sendPage: sendOverride })
  const sendPage = sharedDraftSender({ ...drafts, apis, sendPage: sendPreview })
  await app.register(healthRoutes, { renderers, apis, stopping })
  metricsRoutes(app, { registry: telemetry.registry, token: settings.metricsToken })
  await app.register(beaconRoutes, {
    telemetry,
    development,
    noteError: (composition, network) => renderers.noteError(composition, network),
  })
  await app.register(fileRoutes, { store, overrides })
  await app.register(manifestRoutes, { renderers, store, publicOrigin })
  await app.register(async (documents) => {
    await documents.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, customTypes: /xml\b|json\b/ })
    await documents.register(discoveryRoutes, { lists, renderers, publicOrigin, contentVersion })
  })
  await app.register(officeRoutes, { renderers, publicOrigin, sendPage })
  await app.register(pageRoutes, { sendPage })
  app.addHook('onReady', async () => void lists.company()) // known before the first form needs it
  await app.register(forwardRoutes, {
    apis,
    sendPage,
    isPage: (path) => renderers.isLive && isRouted(renderers.current.composition, path),
    company: () => lists.company(),
    contentVersion,
    largestArchive: settings.largestArchive,
  })
  return app
}
