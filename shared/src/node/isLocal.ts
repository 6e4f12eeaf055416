import type { FastifyRequest } from 'fastify'

const loopback = /^(::1|(::ffff:)?127\.)/
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether a program of this machine asks, and no proxy that runs on it.
 * @param request what a server got
 */
export function isLocal({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return loopback.test(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined)
}
