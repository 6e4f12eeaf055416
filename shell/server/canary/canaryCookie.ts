import { randomInt } from 'node:crypto'
import { hostCookie } from '@brightfill/shared/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Renderers } from '../render/Renderers'

const COOKIE = 'brightfill_canary'
const THIRTY_DAYS = 30 * 24 * 3600
const BUCKETS = 100

/** The bucket is not secret and changes nothing but the composition, so it needs no prefix. */
const KNOWN = new RegExp(`(?:^|;\\s*)(?:__Host-)?${COOKIE}=(\\d{1,2})(?:;|$)`)

/** The composition that a visitor gets. While no canary runs, no cookie is needed. */
export function rendererFor(renderers: Renderers, request: FastifyRequest, reply: FastifyReply, https: boolean) {
  return renderers.canary ? renderers.of(visitorBucket(request, reply, https)) : renderers.current
}

/**
 * The percentile this visitor belongs to, drawn at the first visit and kept in a cookie: so a visitor stays with a
 * canary, and a canary grows with its percentage. The number says nothing about the visitor.
 */
function visitorBucket(request: FastifyRequest, reply: FastifyReply, https: boolean): number {
  const [, known] = KNOWN.exec(request.headers.cookie ?? '') ?? []
  if (known !== undefined) return Number(known)
  const bucket = randomInt(BUCKETS)
  const attributes = ['Path=/', `Max-Age=${THIRTY_DAYS}`, 'HttpOnly', 'SameSite=Lax', ...(https ? ['Secure'] : [])]
  reply.header('Set-Cookie', [`${hostCookie(COOKIE, https)}=${bucket}`, ...attributes].join('; '))
  return bucket
}
