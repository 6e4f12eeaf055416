import type { Readable } from 'node:stream'
import { calls, SHELL_KEY_HEADER } from '@brightfill/shared/contract'
import { problemOf } from '@brightfill/shared/node'
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

// Browsers open them and the api answers: media, the way to a sign-in provider and back, the outbox of development.
const navigationsOfTheApi = [
  '/storage/*',
  '/auth/:provider/redirect',
  '/auth/:provider/callback',
  '/auth/:provider/confirm',
  '/dev/mail',
  '/dev/mail/*',
]

/** Passes every call of the contract on to the api, at its printed path and below /api. */
export const forwardRoutes: FastifyPluginAsync<ForwardOptions> = async (app, { apiOrigin, sendPage, isPage }) => {
  // The api reads the bodies.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  // Longer than an activation waits for its smoke render (20 s).
  await app.register(replyFrom, {
    base: apiOrigin,
    disableRequestLogging: true,
    undici: { headersTimeout: 30_000, bodyTimeout: 60_000 },
  })

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

  function forward(request: FastifyRequest, reply: FastifyReply) {
    const asDocument = isDocumentForm(request)
    return reply.from(request.url, {
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
