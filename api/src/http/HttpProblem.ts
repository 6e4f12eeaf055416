import type { Changed } from '@brightfill/shared/contract'

export interface ProblemDetails {
  code: string
  message: string
  /** Messages by field. */
  errors?: Record<string, string[]>
  changed?: Changed
  headers?: Record<string, string>
}

/** A refusal with a reason the caller may know; anything else that is thrown becomes a 500 that says nothing. */
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

/** 422 with messages by field. */
export function invalid(errors: Record<string, string[]>) {
  return new HttpProblem(422, { code: 'invalid', message: 'Some fields need another value', errors })
}

export function unauthorized(message = 'Sign in first') {
  return new HttpProblem(401, { code: 'unauthorized', message, headers: { 'WWW-Authenticate': 'Bearer' } })
}

export function forbidden(message = 'Your account may not do this') {
  return new HttpProblem(403, { code: 'forbidden', message })
}

/** 409 for what does not fit how things are now. */
export function conflict(message: string) {
  return new HttpProblem(409, { code: 'conflict', message })
}

export function badRequest(message = 'The request could not be read') {
  return new HttpProblem(400, { code: 'bad_request', message })
}

export function tooLarge(message = 'The request is larger than allowed') {
  return new HttpProblem(413, { code: 'too_large', message })
}

/** 423 after too many wrong tries. */
export function locked(seconds: number, message: string) {
  return new HttpProblem(423, { code: 'locked', message, headers: { 'Retry-After': String(Math.ceil(seconds)) } })
}

/** 503 for what works again soon. */
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
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
