import { problemOf } from '@brightfill/shared/node'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseError } from '../database/DatabaseUnavailable'
import { Unavailable } from '../Unavailable'
import { HttpProblem, type ProblemDetails } from './HttpProblem'
import { messagesByField } from './messagesByField'

type Refusal = ProblemDetails & { status: number }

// Refusals of fastify and its parsers in our words, by status: their own codes are many and name the framework.
const refusals: Record<number, ProblemDetails> = {
  400: { code: 'bad_request', message: 'The request could not be read' },
  404: { code: 'not_found', message: 'There is nothing at this address' },
  408: { code: 'timeout', message: 'The request took too long' },
  413: { code: 'too_large', message: 'The request is larger than allowed' },
  414: { code: 'too_large', message: 'The address is longer than allowed' },
  415: { code: 'unsupported_media_type', message: 'Send form data, a url-encoded form or JSON' },
  416: { code: 'range_not_satisfiable', message: 'The range is outside the file' },
  429: { code: 'too_many_requests', message: 'Too many requests, try again later' },
}

const unavailable: Refusal = {
  status: 503,
  code: 'unavailable',
  message: 'The service is not available, try again in a moment',
  headers: { 'Retry-After': '5' },
}

// Classes of SQLSTATE that mean "not now": connection, resources, shutdown, statement and lock timeout, serialization;
// 25006 is a write on a standby that was not promoted.
const passing = /^(08|25006|53|55P03|57P|57014|40)/

/** A form has fewer; a list of thousands of wrong entries would make a long answer of a short request. */
const MOST_FAULTS = 100

/** One shape for every failure; 4xx are logged as info, 5xx as error with the text kept from the caller. */
export function addErrors(app: FastifyInstance, allowedMethods: (path: string) => string[]) {
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(request, reply, toRefusal(error), error))

  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(request.url.split('?', 1)[0] ?? '')
    // A known address without anything at it: a media file that is not there.
    if (allowed.length === 0 || allowed.includes(request.method))
      return refuse(request, reply, { status: 404, code: 'not_found', message: 'There is nothing at this address' })
    return refuse(request, reply, {
      status: 405,
      code: 'method_not_allowed',
      message: `Use ${allowed.join(' or ')}`,
      headers: { Allow: allowed.join(', ') },
    })
  })
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message, errors, headers }: Refusal,
  cause?: Error,
) {
  if (status >= 500) request.log.error({ err: cause }, 'failed')
  else request.log.info({ status, code }, 'refused')
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify) // whatever schema the route has for this status
    .send(problemOf(request, { code, message, errors }))
}

function toRefusal(error: FastifyError): Refusal {
  if (error instanceof HttpProblem) return { ...error, message: error.message, status: error.statusCode }
  if (error.validation) {
    const errors = messagesByField(error.validation.slice(0, MOST_FAULTS))
    return { status: 422, code: 'invalid', message: 'Some fields need another value', errors }
  }
  if (error instanceof Unavailable || passing.test(sqlState(error))) return unavailable
  const status = error.statusCode ?? 500
  const refusal = status >= 400 && status < 500 ? (refusals[status] ?? refusals[400]) : undefined
  if (refusal) return { status, ...refusal }
  return { status: 500, code: 'internal', message: 'Something went wrong on our side' }
}

function sqlState(error: Error): string {
  // node-postgres puts it into `code` as well; system errors such as ECONNREFUSED mean the server is away.
  const { code } = error as { code?: unknown }
  if (/^(Connection terminated|Client has encountered a connection error|Query read timeout)/.test(error.message))
    return '08'
  if (typeof code !== 'string') return ''
  if (/^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)/.test(code) && !(error instanceof DatabaseError))
    return '08'
  return code
}
