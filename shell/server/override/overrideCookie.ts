import { hostCookie, OVERRIDE_LASTS } from '@brightfill/shared/node'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'brightfill_override'

/** This browser's ticket; only its signature makes it trustworthy. */
export function keptTicket({ headers }: FastifyRequest, https: boolean): string | undefined {
  const start = `${hostCookie(COOKIE, https)}=`
  const pairs = headers.cookie?.split(';').map((pair) => pair.trim()) ?? []
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
}

export function keepTicket(reply: FastifyReply, ticket: string, https: boolean) {
  setCookie(reply, `${ticket}; Max-Age=${OVERRIDE_LASTS}`, https)
}

export function forgetTicket(reply: FastifyReply, https: boolean) {
  setCookie(reply, '; Max-Age=0', https)
}

function setCookie(reply: FastifyReply, value: string, https: boolean) {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(https ? ['Secure'] : [])]
  reply.header('Set-Cookie', [`${hostCookie(COOKIE, https)}=${value}`, ...attributes].join('; '))
}
