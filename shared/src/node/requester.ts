import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** The client of a request, for budgets: an address or, for IPv6, the whole /64 of one client. */
export function clientOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip)
}

/** The network that a provider assigns to many customers, or to one: /24 of IPv4, /48 of IPv6. */
export function networkOf(ip: string): string {
  return normalizeIP(ip, 48).replace(/\.\d+$/, '.0')
}
