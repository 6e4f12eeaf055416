import { plural } from '@brightfill/shared/constants'
import type { Changed } from '@brightfill/shared/contract'

export interface ProblemDetails {
  code: string
  message: string
  /** Messages by field. */
  errors?: Record<string, string[]>
  changed?: Changed
  headers?: Record<string, string>
}

/** A refusal with a reason the caller may know; any other error becomes a 500 without details. */
export class HttpProblem extends Error {
  override name = 'HttpProblem'

  constructor(
    readonly statusCode: number,
    readonly details: ProblemDetails,
  ) {
    super(details.message)
  }
}

export function notFound(message: string) {
  return new HttpProblem(404, { code: 'not_found', message })
}

/** 410 for something that no longer exists. */
export function gone(message: string) {
  return new HttpProblem(410, { code: 'gone', message })
}

/** 422 with messages by field. */
export function invalid(errors: Record<string, string[]>) {
  return new HttpProblem(422, { code: 'invalid', message: 'Please check the marked fields', errors })
}

export function unauthorized(message = 'Sign in first') {
  return new HttpProblem(401, { code: 'unauthorized', message, headers: { 'WWW-Authenticate': 'Bearer' } })
}

export function forbidden(message = 'Your account is not allowed to do this') {
  return new HttpProblem(403, { code: 'forbidden', message })
}

/** 409 for a request that does not fit the current state. */
export function conflict(message: string) {
  return new HttpProblem(409, { code: 'conflict', message })
}

export function badRequest(message = 'We could not read the request') {
  return new HttpProblem(400, { code: 'bad_request', message })
}

export function tooLarge(message = 'The request is too large') {
  return new HttpProblem(413, { code: 'too_large', message })
}

/** 423 after too many wrong tries. */
export function locked(seconds: number, message: string) {
  return new HttpProblem(423, { code: 'locked', message, headers: { 'Retry-After': String(Math.ceil(seconds)) } })
}

/** 503 for a temporary failure. */
export function unavailable(message: string) {
  return new HttpProblem(503, { code: 'unavailable', message, headers: { 'Retry-After': '5' } })
}

/** 429 that says how long to wait. */
export function tooMany(seconds: number) {
  const wait = Math.max(1, Math.ceil(seconds))
  return new HttpProblem(429, {
    code: 'too_many_requests',
    message: `Too many requests. Try again in ${waitInWords(wait)}.`,
    headers: { 'Retry-After': String(wait) },
  })
}

function waitInWords(seconds: number): string {
  return seconds < 90
    ? plural(seconds, { one: '# second', other: '# seconds' })
    : plural(Math.ceil(seconds / 60), { one: '# minute', other: '# minutes' })
}
