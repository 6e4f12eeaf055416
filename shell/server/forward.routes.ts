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
  /** Whether a page lives at this very address. */
  isPage: (path: string) => boolean
}

// Opened by browsers, but answered by the api: media, the way to a sign-in provider and back, and the local outbox of development.
const navigationsOfTheApi = [
  '/storage/*',
  '/auth/:provider/redirect',
  '/auth/:provider/callback',
  '/auth/:provider/confirm',
  '/dev/mail',
  '/dev/mail/*',
]

/** Everything the specification calls goes to the api, at its printed path and below /api. */
export const forwardRoutes: FastifyPluginAsync<ForwardOptions> = async (app, { apiOrigin, sendPage, isPage }) => {
  // Bodies pass through as they come; reading them is the api's.
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
    // A page whose address is also that of a post: whoever reads it wants the page, whatever it says it accepts.
    const posted = Object.values(calls).every((call) => call.path !== path || call.method === 'POST')
    app.all(path, (request, reply) => {
      const wantsPage = isNavigation(request) || (posted && isRead(request) && isPage(path))
      return wantsPage ? sendPage(request, reply) : forward(request, reply)
    })
  }

  function forward(request: FastifyRequest, reply: FastifyReply) {
    const asDocument = isDocumentForm(request)
    return reply.from(request.url, {
      // Whoever asks decides whether to ask again: an api that is overloaded would otherwise hear each call eleven times.
      retryDelay: () => null,
      rewriteRequestHeaders: (_request, headers) => ({
        ...headers,
        [SHELL_KEY_HEADER]: undefined, // only our own calls are nobody's
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        ...(asDocument && { 'accept-encoding': 'identity' }), // it is read here
      }),
      // The answer of the api has a stream; the declared type is that of another one.
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

/** Some calls share an address with pages: a browser that opens it gets the site, everybody else the data. */
function isNavigation(request: FastifyRequest): boolean {
  if (!isRead(request)) return false
  const { headers } = request
  if (headers['sec-fetch-mode']) return headers['sec-fetch-mode'] === 'navigate'
  return /^text\/html\b/.test(headers.accept ?? '')
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}
