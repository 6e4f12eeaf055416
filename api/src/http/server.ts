import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { listenerTimeouts, logAnswers, logging, originForm, problemOf, recordRequests } from '@brightfill/shared/node'
import fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../settings'
import { serializersOnDemand, validatorsOnDemand } from './compiledOnDemand'
import { limits } from './limits'

/** The bare server: limits, request ids, logs. */
export function createServer({ logLevel, trustProxy }: Pick<Settings, 'logLevel' | 'trustProxy'>): FastifyInstance {
  const app = fastify({
    bodyLimit: limits.body,
    ...listenerTimeouts,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy,
    rewriteUrl: originForm,
    // The schemas limit parameters; the router's own limit has an answer of another shape.
    routerOptions: { maxParamLength: 20_000 },
    genReqId,
    ...logging('api', logLevel),
    // `readTexts` converts the texts of forms; ajv would also turn null into 0.
    // The contract's tests compile all schemas, so a start need not check them again.
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        allErrors: true,
        useDefaults: false,
        validateSchema: false,
        code: { optimize: false },
        keywords: ['advised', 'lines', 'control'], // hints for forms of the office
      },
    },
    schemaController: {
      compilersFactory: { buildValidator: validatorsOnDemand, buildSerializer: serializersOnDemand },
    },
    clientErrorHandler: answerUnreadable,
    // Fastify runs no hooks for an address that it cannot decode.
    frameworkErrors: (_error, { id }, { raw }) => {
      raw.writeHead(400, { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
      raw.end(JSON.stringify(problemOf({ id }, { code: 'bad_request', message: 'We could not read the request' })))
    },
  })
  logAnswers(app)
  recordRequests(app)
  return app
}

/** The id that the composition server gave the visitor's request, so that one search finds both log lines. */
function genReqId({ headers }: { headers: IncomingMessage['headers'] }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Answers bytes that are not a request in the shape of all other failures. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const known: Record<string, [string, string, string]> = {
    HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large', 'The headers are too large'],
    ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout', 'The request took too long'],
  }
  const [status, code, message] = known[error.code ?? ''] ?? [
    '400 Bad Request',
    'bad_request',
    'We could not read the request',
  ]
  const body = JSON.stringify(problemOf({ id: randomUUID() }, { code, message }))
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    )
  }
  socket.destroySoon()
}
