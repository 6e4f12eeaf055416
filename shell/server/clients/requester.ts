import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** The client that asks, for budgets: an address or, for IPv6, the /64 that one client gets whole. */
export function clientOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(ip)
}

/** The network that a provider hands to many of its customers, or to one: /24 of IPv4, /48 of IPv6. */
export function networkOf(ip: string): string {
  return normalizeIP(ip, 48).replace(/\.\d+$/, '.0')
}
