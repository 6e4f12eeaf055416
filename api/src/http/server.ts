import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { listenerTimeouts, logAnswers, logging, originForm, problemOf, recordRequests } from '@brightfill/shared/node'
import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../settings'
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
    // The schemas limit parameters; the router's own limit would answer in another shape.
    routerOptions: { maxParamLength: 20_000 },
    genReqId,
    ...logging('api', logLevel),
    // Texts of forms are read by `readTexts`; ajv would also turn null into 0.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, useDefaults: false } },
    schemaController: { compilersFactory: { buildSerializer: sharedSerializers } },
    clientErrorHandler: answerUnreadable,
    // An address that cannot be decoded gets none of the hooks.
    frameworkErrors: (_error, { id }, { raw }) => {
      raw.writeHead(400, { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' })
      raw.end(JSON.stringify(problemOf({ id }, { code: 'bad_request', message: 'The request could not be read' })))
    },
  })
  logAnswers(app)
  recordRequests(app)
  return app
}

/** One serializer for each schema: that of failures alone belongs to hundreds of routes, and a start would build each. */
const sharedSerializers: SerializerFactory = (schemas, options) => {
  const build = SerializerSelector()(schemas, options)
  const built = new WeakMap<object, ReturnType<typeof build>>()
  return (route) => {
    const schema = route.schema as object // fastify builds serializers of schemas only
    const known = built.get(schema) ?? build(route)
    built.set(schema, known)
    return known
  }
}

/** The id the composition server gave the visitor's request, so that one search finds both logs. */
function genReqId({ headers }: { headers: IncomingMessage['headers'] }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Bytes that are no request get an answer in the shape of every other failure. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const known: Record<string, [string, string, string]> = {
    HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large', 'The headers are larger than allowed'],
    ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout', 'The request took too long'],
  }
  const [status, code, message] = known[error.code ?? ''] ?? [
    '400 Bad Request',
    'bad_request',
    'The request could not be read',
  ]
  const body = JSON.stringify(problemOf({ id: randomUUID() }, { code, message }))
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    )
  }
  socket.destroySoon()
}
