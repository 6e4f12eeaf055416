import path from 'node:path'
import type { Readable } from 'node:stream'
import {
  type Call,
  IDEMPOTENCY_KEY_HEADER,
  type KeyHolder,
  MessageKey,
  type OfficeAccess,
  Problem,
} from '@brightfill/shared/contract'
import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import { leaveJsonUnread } from './bodies'
import type { Caller } from './callers'
import type { KeyOwner } from './keys'
import { limits } from './limits'

type ValueOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined

/** The caller of a call with this access: a person, or the owner of a key. */
type CallerOf<Access> = Access extends KeyHolder
  ? KeyOwner
  : Access extends { orPlatformKey: true }
    ? Caller | undefined
    : Access extends 'user' | OfficeAccess
      ? Caller
      : undefined

/** The argument of a handler: the caller, and the validated parts of the request. */
export interface Input<Row extends Call> {
  caller: CallerOf<Row['access']>
  body: ValueOf<Row['body']>
  query: ValueOf<Row['query']>
  params: ValueOf<Row['params']>
  request: FastifyRequest
  reply: FastifyReply
}

/** The answer of a handler: the JSON of the row, or the bytes of a download. */
export type AnswerOf<Row extends Call> = Row extends { answer: infer Schema extends TSchema }
  ? Static<Schema>
  : Buffer | Readable

const keyHolders: ReadonlySet<string> = new Set<KeyHolder>(['deploy', 'platform', 'composition'])
const isKeyHolder = (access: string): access is KeyHolder => keyHolders.has(access)

const SendHeaders = Type.Object({ [IDEMPOTENCY_KEY_HEADER.toLowerCase()]: Type.Optional(MessageKey) })

/** The caller or key owner; undefined for public calls. */
async function admit(request: FastifyRequest, access: Call['access']): Promise<Caller | KeyOwner | undefined> {
  if (typeof access === 'object') return request.requireOffice(access)
  if (isKeyHolder(access)) return request.requireKey(access)
  return access === 'user' ? request.requireCaller() : undefined
}

/** The addresses of a call: its printed path, and the same below /api. */
function pathsOf({ path }: Pick<Call, 'path'>): string[] {
  return path.startsWith('/api/') || path.startsWith('/auth/') ? [path] : [path, `/api${path}`]
}

/**
 * Mounts the handler of a row of the contract; the row's schemas check requests and filter answers. The handler of a
 * large body reads `jsonParts(request)` and checks them without blocking other calls.
 * @param uploadLimit bytes an uploaded file may have
 */
export function mount<Row extends Call>(
  app: FastifyInstance,
  call: Row,
  handle: (input: Input<Row>) => Promise<AnswerOf<Row>>,
  { uploadLimit }: { uploadLimit?: number } = {},
) {
  const { large, long, quiet, most }: Call = call
  const callers = new WeakMap<FastifyRequest, Caller | KeyOwner>()
  const options: RouteShorthandOptions = {
    ...(quiet && { logLevel: 'warn' }),
    ...(large && { bodyLimit: limits.largeBody, config: { large: true }, validatorCompiler: () => () => true }),
    ...(call.upload && { bodyLimit: uploadLimit ?? most, config: { upload: call.upload } }),
    schema: {
      summary: call.summary,
      ...(call.body && { body: call.body }),
      // An empty schema accepts whatever the parser of this type produces.
      ...(call.upload && { body: { content: { [call.upload]: { schema: {} } } } }),
      ...(call.query && { querystring: call.query }),
      ...(call.params && { params: call.params }),
      ...(call.sends && { headers: SendHeaders }),
      ...(call.access !== 'public' && { security: [{ bearer: [] }] }),
      response: {
        [call.status ?? 200]: call.answer ?? fileSchema(call),
        ...call.otherAnswers,
        '4xx': Problem,
        '5xx': Problem,
      },
    },
    // Before the body is checked: a caller without permission learns nothing about its shape.
    onRequest: async (request) => {
      const caller = await admit(request, call.access)
      if (caller) callers.set(request, caller)
      if (long) request.raw.socket.setTimeout(0)
    },
  }
  const addTo = (to: FastifyInstance) => {
    for (const [place, url] of pathsOf(call).entries()) {
      to.route({
        ...options,
        schema: { ...options.schema, hide: place > 0 },
        method: call.method,
        url,
        handler: async (request, reply) => {
          reply.code(call.status ?? 200)
          if (call.download) reply.type(call.download)
          const { body, query, params } = request
          // The access and the schemas of the row have checked them.
          const input = { caller: callers.get(request), body, query, params, request, reply } as Input<Row>
          const answer = await handle(input)
          if (call.download && call.download !== 'text/event-stream' && !reply.hasHeader('Content-Disposition'))
            reply.header('Content-Disposition', `attachment; filename="${path.posix.basename(call.path)}"`)
          return answer
        },
      })
    }
  }
  if (!large) return addTo(app)
  app.register(async (own) => {
    leaveJsonUnread(own)
    addTo(own)
  })
}

function fileSchema({ download = 'application/octet-stream' }: Call) {
  return { description: 'The file', content: { [download]: { schema: { type: 'string', format: 'binary' } } } }
}
