import type { FastifyRequest } from 'fastify'

const loopback = /^(::1|(::ffff:)?127\.)/
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether the request comes from a program on this machine, and not through a proxy on it.
 * @param request the server's request
 */
export function isLocal({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return loopback.test(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined)
}
