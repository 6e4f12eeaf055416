import { pipeline, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { LARGEST_CONTENT } from '@brightfill/shared/constants'
import { callAt, everyCall, officeInboxCalls, SHELL_KEY_HEADER } from '@brightfill/shared/contract'
import { problemOf, traceOf, traceparent } from '@brightfill/shared/node'
import compress from '@fastify/compress'
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { AtMost, TOO_LARGE, TooLarge } from './AtMost'
import { checkOf, type FitsContract, isPageCall } from './answerChecks'
import { type Apis, wasNeverSent } from './apis/Apis'
import { upstream } from './apis/upstream'
import { beginCall } from './beginCall'
import { atTheSameTime } from './clients/atTheSameTime'
import { SlowReaders } from './clients/SlowReaders'
import { answerDocument, type FindCompany, isDocumentForm, isNavigation, sendFailure } from './forms/documentAnswer'
import type { SendPage } from './pages/pageSender'

interface ForwardOptions {
  apis: Apis
  sendPage: SendPage
  /** Whether this very address is a page. */
  isPage: (path: string) => boolean
  /** For forms that are refused. */
  company?: FindCompany
  /** Changes when anything that pages show may have changed. */
  contentVersion?: () => string
  /** Bytes that the archive of a release has at most. */
  largestArchive: number
}

// The api answers them, although they are not calls: the way to a sign-in provider and back, the contact for security
// faults, the outbox of development.
const pathsOfTheApi = [
  '/auth/:provider/redirect',
  '/auth/:provider/callback',
  '/auth/:provider/confirm',
  '/.well-known/security.txt',
  '/dev/mail',
  '/dev/mail/*',
]

/** Bodies that are too large to wait for: releases, the content of a whole site, pictures and films. */
const uploads = everyCall.filter(({ upload, large }) => upload || large)

/** Milliseconds that a long call may take: as long as the balancer waits (deploy/nginx.conf). */
const LONG = 600_000

/**
 * Connections to the api, by what takes them: a film takes one while a visitor watches it, an office while it is open,
 * an upload for as long as the line needs, a call only for as long as the api needs.
 */
const CONNECTIONS = { calls: 128, media: 256, uploads: 8, events: 256 }
/** Those of one client, which may be a whole office, and of one network: half of all. */
const MOST = {
  media: { client: 64, network: 128 },
  uploads: { client: 2, network: 4 },
  events: { client: 64, network: 128 },
}

/** Milliseconds; a machine that is gone does not refuse. As long as nginx waits for this server. */
const CONNECTS_WITHIN = 2_000

/** Passes every call of the contract on to the api, at its printed path and below /api. */
export const forwardRoutes: FastifyPluginAsync<ForwardOptions> = async (app, options) => {
  for (const routes of [callRoutes, mediaRoutes, uploadRoutes, eventRoutes]) await app.register(routes, options)
}

const callRoutes: FastifyPluginAsync<ForwardOptions> = async (app, options) => {
  const { apis, sendPage, isPage, company, contentVersion } = options
  // A body is complete before it takes a connection: many slow ones would take them all.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  await app.register(replyFrom, connecting(CONNECTIONS.calls))
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] })
  endSlowReaders(app, CONNECTIONS.calls)

  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    // Browsers drop what they prefetched from another version (shell/src/prefetch/pagesAhead.ts).
    if (contentVersion) reply.header('X-Content-Version', contentVersion())
    return forward(apis, request, reply, { company })
  }
  app.all('/api/*', handler)
  for (const url of pathsOfTheApi) app.route({ method: ['GET', 'HEAD'], url, handler })
  for (const path of new Set(everyCall.map(({ path }) => path))) {
    if (path.startsWith('/api/')) continue
    // Some calls share an address with pages: a browser that opens it gets the page, other clients the data.
    // Where the call is a POST, every GET wants the page, whatever it accepts.
    const posted = everyCall.every((call) => call.path !== path || call.method === 'POST')
    app.all(path, (request, reply) => {
      const wantsPage = isRead(request) && (isNavigation(request) || (posted && isPage(path)))
      return wantsPage ? sendPage(request, reply) : handler(request, reply)
    })
  }
}

const mediaRoutes: FastifyPluginAsync<ForwardOptions> = async (app, { apis }) => {
  await app.register(replyFrom, connecting(CONNECTIONS.media))
  endSlowReaders(app, CONNECTIONS.media)
  app.addHook('onRequest', atTheSameTime(MOST.media))
  for (const url of ['/storage/*', '/data-sheets/:name']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: (request, reply) => forward(apis, request, reply) })
  }
}

const uploadRoutes: FastifyPluginAsync<ForwardOptions> = async (app, { apis, largestArchive }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (request, payload, done) => {
    const call = callAt(request.method, pathOf(request))
    const most = call?.most ?? (call?.large ? LARGEST_CONTENT : largestArchive)
    if (Number(request.headers['content-length']) > most) return done(new TooLarge())
    done(
      null,
      pipeline(payload, new AtMost(most), () => {}),
    )
  })
  await app.register(replyFrom, connecting(CONNECTIONS.uploads))
  app.addHook('onRequest', atTheSameTime(MOST.uploads))
  for (const { path } of uploads) app.post(path, (request, reply) => forward(apis, request, reply))
}

/** The api says something every 15 s, so that the time limit of an answer ends only those that broke. */
const eventRoutes: FastifyPluginAsync<ForwardOptions> = async (app, { apis }) => {
  await app.register(replyFrom, connecting(CONNECTIONS.events))
  const open = new Set<FastifyReply>()
  // A server that drains waits for its answers, and these have no end.
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.destroy()
  })
  app.addHook('onRequest', atTheSameTime(MOST.events))
  app.get(officeInboxCalls.officeEvents.path, (request, reply) => {
    open.add(reply)
    reply.raw.once('close', () => open.delete(reply))
    return forward(apis, request, reply)
  })
}

function endSlowReaders(app: FastifyInstance, places: number) {
  const readers = new SlowReaders(places)
  app.addHook('onClose', async () => readers.close())
  // Only from the first byte of an answer on: until then, the api may be the slow one.
  app.addHook('onSend', async (_request, reply) => readers.watch(reply))
}

function connecting(connections: number) {
  const connect = { timeout: CONNECTS_WITHIN }
  const undici = upstream.connect({ connections, connect, headersTimeout: 30_000, bodyTimeout: 60_000 })
  return { disableRequestLogging: true, undici }
}

interface ForwardDetails {
  /** The api that did not answer this request before. */
  failed?: string
  company?: FindCompany
}

function forward(
  apis: Apis,
  request: FastifyRequest,
  reply: FastifyReply,
  { failed, company = async () => undefined }: ForwardDetails = {},
): FastifyReply {
  // In the address of the api it would be a "/", and lead out of what this route is for.
  if (pathOf(request).includes('\\')) {
    const problem = { code: 'bad_request', message: 'There is nothing at this address' }
    return reply.code(400).send(problemOf(request, problem))
  }
  const turn = apis.next(failed)
  const within = traceOf(request.raw)
  const span = beginCall(`${request.method} ${request.routeOptions.url}`, within)
  const gone = new AbortController()
  reply.raw.once('close', () => {
    turn.end()
    span?.end(reply.statusCode)
    if (!reply.raw.headersSent) gone.abort() // what has begun, Fastify ends
  })
  const asDocument = isDocumentForm(request)
  const { body, headers } = request
  const call = callAt(request.method, pathOf(request))
  const fits = checkOf(call)
  // Calls that write go on: the visitor may only be on the way to the next page.
  const reads = isRead(request) || isPageCall(call)
  const isLong = call?.long === true
  if (isLong) request.raw.socket.setTimeout(LONG)
  const ask = () =>
    reply.from(pathOf(request), {
      ...(isLong && { timeout: LONG }),
      ...(Buffer.isBuffer(body) && { body, contentType: headers['content-type'] ?? 'application/octet-stream' }),
      getUpstream: () => turn.origin,
      // The client decides whether to ask again. An overloaded api would otherwise get each call eleven times.
      retryDelay: () => null,
      rewriteRequestHeaders: (_request, headers) => ({
        ...headers,
        [SHELL_KEY_HEADER]: undefined, // visitors have budgets
        expect: undefined, // answered here
        'x-request-id': request.id,
        traceparent: traceparent(span?.trace ?? within),
        'x-forwarded-for': request.ip,
        ...((asDocument || fits) && { 'accept-encoding': 'identity' }), // this server reads it
      }),
      // How the api keeps its connection says nothing of this one.
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
      // The plugin declares the type of another answer; this one has a stream.
      onResponse: (_request, _reply, answer) => {
        const { stream } = answer as unknown as { stream: Readable }
        span?.end(reply.statusCode)
        if (reply.raw.destroyed) {
          turn.end()
          stream.destroy()
          return
        }
        if (asDocument) void answerDocument(request, reply, { stream, company })
        else if (fits && reply.statusCode < 300)
          void sendIfFits(request, reply, { stream, fits, open: isPageCall(call) })
        else reply.send(stream)
      },
      onError: (answer, { error }) => {
        if (error instanceof TooLarge) {
          turn.end()
          span?.end(TOO_LARGE)
          return void answer.send(error)
        }
        turn.end('failed')
        span?.end(0)
        const repeatable = reads || wasNeverSent(error)
        if (failed === undefined && repeatable && isWhole(request) && apis.several)
          return void forward(apis, request, reply, { failed: turn.origin, company })
        request.log.error({ err: error }, 'the api did not answer')
        if (reply.raw.destroyed) return
        const message = 'Our server is not available just now. Try again in a moment'
        const problem = problemOf(request, { code: 'unavailable', message })
        answer.code(503).header('Retry-After', '5')
        if (asDocument) void sendFailure(reply, problem, company)
        else answer.send(problem)
      },
    })
  return upstream.while(reads ? gone.signal : undefined, ask)
}

/** The query is passed on as it came. */
function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? ''
}

/** Its body was read before it was passed on, so that it can be passed on again. */
function isWhole({ body }: FastifyRequest): boolean {
  return body === undefined || Buffer.isBuffer(body)
}

interface ReadAnswer {
  stream: Readable
  fits: FitsContract
  /** Any visitor may read it. Only then is it compressed: the length of a compressed answer can tell what is in it. */
  open: boolean
}

/** Pages rely on the contract: an answer that breaks it would blank them, so it is a failure like any other. */
async function sendIfFits(request: FastifyRequest, reply: FastifyReply, { stream, fits, open }: ReadAnswer) {
  const answer = await text(stream).catch(() => '')
  if (reply.raw.destroyed) return
  if (fits(answer)) return open ? reply.compress(answer) : reply.send(answer)
  request.log.error({ url: pathOf(request) }, 'the answer of the api does not match the contract')
  const problem = problemOf(request, { code: 'bad_answer', message: 'The service returned an invalid response' })
  for (const name of ['content-length', 'content-encoding', 'etag', 'cache-control']) reply.removeHeader(name)
  return reply.code(502).type('application/json; charset=utf-8').send(problem)
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}
