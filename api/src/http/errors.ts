import { problemOf } from '@brightfill/shared/node'
import type { FastifyError, FastifyInstance } from 'fastify'
import { DatabaseError } from '../database/DatabaseUnavailable'
import { Unavailable } from '../Unavailable'
import { HttpProblem, invalid, notFound, type ProblemDetails, unavailable } from './HttpProblem'
import { messagesByField } from './messagesByField'

// Our words for errors of fastify and its parsers, by status: their own codes are many and name the framework.
const refusals: Record<number, ProblemDetails> = {
  404: { code: 'not_found', message: 'There is nothing at this address' },
  408: { code: 'timeout', message: 'The request took too long' },
  413: { code: 'too_large', message: 'The request is too large' },
  414: { code: 'too_large', message: 'The address is too long' },
  415: { code: 'unsupported_media_type', message: 'Send form data, a url-encoded form or JSON' },
  416: { code: 'range_not_satisfiable', message: 'The requested range is outside the file' },
  429: { code: 'too_many_requests', message: 'Too many requests. Try again later' },
}

const unreadable: ProblemDetails = { code: 'bad_request', message: 'We could not read the request' }

// Classes of SQLSTATE that mean "not now": connection, resources, shutdown, statement and lock timeout, serialization;
// 25006 is a write on a standby that was not promoted.
const passing = /^(08|25006|53|55P03|57P|57014|40)/

/** More than any form has; thousands of wrong entries would turn a short request into a long answer. */
const MOST_FAULTS = 100

/** One shape for every failure; 4xx are logged as info, 5xx as errors with the text hidden from the caller. */
export function addErrors(app: FastifyInstance, allowedMethods: (path: string) => string[]) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode: status, details } = toProblem(error)
    const { headers, ...problem } = details
    if (status >= 500) request.log.error({ err: error }, isDiskFull(error) ? 'failed: the disk is full' : 'failed')
    else request.log.info({ status, code: problem.code }, 'refused')
    return reply
      .code(status)
      .headers({ 'Cache-Control': 'no-store', ...headers })
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify) // instead of the route's schema for this status
      .send(problemOf(request, problem))
  })

  app.setNotFoundHandler(async (request) => {
    const allowed = allowedMethods(request.url.split('?', 1)[0] ?? '')
    // A known address without content: a missing media file.
    if (allowed.length === 0 || allowed.includes(request.method)) throw notFound('There is nothing at this address')
    throw new HttpProblem(405, {
      code: 'method_not_allowed',
      message: `Use ${allowed.join(' or ')}`,
      headers: { Allow: allowed.join(', ') },
    })
  })
}

function toProblem(error: FastifyError): HttpProblem {
  if (error instanceof HttpProblem) return error
  if (error.validation) return invalid(messagesByField(error.validation.slice(0, MOST_FAULTS)))
  if (error instanceof Unavailable || passing.test(sqlState(error)))
    return unavailable('Our server is not available just now. Try again in a moment')
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return new HttpProblem(status, refusals[status] ?? unreadable)
  return new HttpProblem(500, { code: 'internal', message: 'Something went wrong on our side' })
}

/** Our own disk, or that of the database server. */
function isDiskFull({ code, message }: { code?: string; message: string }): boolean {
  return code === 'ENOSPC' || code === '53100' || /no space left on device/i.test(message)
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
