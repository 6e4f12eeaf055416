import type { Readable } from 'node:stream'
import { calls, releaseCalls, SHELL_KEY_HEADER, staffCalls } from '@brightfill/shared/contract'
import { problemOf } from '@brightfill/shared/node'
import { normalizeIP } from '@fastify/rate-limit'
import replyFrom from '@fastify/reply-from'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { answerDocument, isDocumentForm, sendFailure } from './forms/documentAnswer'
import type { SendPage } from './pages/pageSender'

interface ForwardOptions {
  apiOrigin: string
  sendPage: SendPage
  /** Whether this very address is a page. */
  isPage: (path: string) => boolean
}

// Browsers open them and the api answers: the way to a sign-in provider and back, the outbox of development.
const navigationsOfTheApi = [
  '/auth/:provider/redirect',
  '/auth/:provider/callback',
  '/auth/:provider/confirm',
  '/dev/mail',
  '/dev/mail/*',
]

/** Bodies that are too large to wait for: releases, and the content of a whole site. */
const uploads = [releaseCalls.publishRelease.path, staffCalls.importContent.path]

/**
 * Connections to the api, by what takes them: a film takes one for as long as somebody watches, an upload for as long
 * as the line needs, a call only for as long as the api needs.
 */
const CONNECTIONS = { calls: 128, media: 256, uploads: 8 }
/** Media that one client may load at the same time; everybody in an office may be one client. */
const MEDIA_OF_A_CLIENT = 64

/** Passes every call of the contract on to the api, at its printed path and below /api. */
export const forwardRoutes: FastifyPluginAsync<ForwardOptions> = async (app, options) => {
  for (const routes of [callRoutes, mediaRoutes, uploadRoutes]) await app.register(routes, options)
}

const callRoutes: FastifyPluginAsync<ForwardOptions> = async (app, { apiOrigin, sendPage, isPage }) => {
  // A body is complete before it takes a connection: many slow ones would take them all.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  await app.register(replyFrom, connecting(apiOrigin, CONNECTIONS.calls))

  app.all('/api/*', forward)
  for (const url of navigationsOfTheApi) app.route({ method: ['GET', 'HEAD'], url, handler: forward })
  for (const path of new Set(Object.values(calls).map(({ path }) => path))) {
    if (path.startsWith('/api/')) continue
    // The address of some pages is also that of a post: a client that reads it wants the page, whatever it accepts.
    const posted = Object.values(calls).every((call) => call.path !== path || call.method === 'POST')
    app.all(path, (request, reply) => {
      const wantsPage = isNavigation(request) || (posted && isRead(request) && isPage(path))
      return wantsPage ? sendPage(request, reply) : forward(request, reply)
    })
  }
}

const mediaRoutes: FastifyPluginAsync<ForwardOptions> = async (app, { apiOrigin }) => {
  await app.register(replyFrom, connecting(apiOrigin, CONNECTIONS.media))
  const open = new Map<string, number>()

  function close(client: string) {
    const left = (open.get(client) ?? 1) - 1
    if (left > 0) open.set(client, left)
    else open.delete(client)
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/storage/*',
    handler: (request, reply) => {
      const client = normalizeIP(request.ip)
      const others = open.get(client) ?? 0
      if (others >= MEDIA_OF_A_CLIENT) {
        const message = 'You load too many files at the same time'
        return reply
          .code(429)
          .header('Retry-After', '1')
          .send(problemOf(request, { code: 'too_many_requests', message }))
      }
      open.set(client, others + 1)
      reply.raw.once('close', () => close(client))
      return forward(request, reply)
    },
  })
}

const uploadRoutes: FastifyPluginAsync<ForwardOptions> = async (app, { apiOrigin }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  await app.register(replyFrom, connecting(apiOrigin, CONNECTIONS.uploads))
  for (const path of uploads) app.post(path, forward)
}

function connecting(base: string, connections: number) {
  // An activation waits for its smoke render, 20 s.
  const undici = { connections, headersTimeout: 30_000, bodyTimeout: 60_000 }
  return { base, disableRequestLogging: true, undici }
}

function forward(request: FastifyRequest, reply: FastifyReply) {
  const asDocument = isDocumentForm(request)
  const { body, headers } = request
  return reply.from(request.url, {
    ...(Buffer.isBuffer(body) && { body, contentType: headers['content-type'] ?? 'application/octet-stream' }),
    // The client decides whether to ask again. An overloaded api would otherwise get each call eleven times.
    retryDelay: () => null,
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      [SHELL_KEY_HEADER]: undefined, // visitors have budgets
      'x-request-id': request.id,
      'x-forwarded-for': request.ip,
      ...(asDocument && { 'accept-encoding': 'identity' }), // this server reads it
    }),
    // The plugin declares the type of another answer; this one has a stream.
    onResponse: asDocument
      ? (_request, _reply, answer) => answerDocument(request, reply, answer as unknown as { stream: Readable })
      : undefined,
    onError: (failed, { error }) => {
      request.log.error({ err: error }, 'the api did not answer')
      const message = 'The service is not available, try again in a moment'
      const problem = problemOf(request, { code: 'unavailable', message })
      failed.code(503).header('Retry-After', '5')
      if (asDocument) sendFailure(reply, problem)
      else failed.send(problem)
    },
  })
}

/** Some calls share an address with pages: a browser that opens it gets the page, other clients the data. */
function isNavigation(request: FastifyRequest): boolean {
  if (!isRead(request)) return false
  const { headers } = request
  if (headers['sec-fetch-mode']) return headers['sec-fetch-mode'] === 'navigate'
  return /^text\/html\b/.test(headers.accept ?? '')
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}
