import type { FastifyRequest } from 'fastify'

// Addresses of the callback and of reset links carry secrets in their query.
const SECRETS = /([?&](?:token|code|state|email)=)[^&]*/gi

/** What the log keeps of a request: which, and from where; never what its address carries in confidence. */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, url: url.replace(SECRETS, '$1…'), ip }
}
