import type { FastifyRequest } from 'fastify'

// Addresses of the callback and of mailed links have secrets in their query.
const SECRET = /(token|code|state|email|password|secret|key)$/i

/** What the log says about a request: its method, address and client, without the secrets in the address. */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const kept = url.replace(/([?&;])([^=&;]*)=[^&;]*/g, (pair, sign: string, name: string) =>
    SECRET.test(decoded(name)) ? `${sign}${name}=…` : pair,
  )
  return { method, url: kept, ip }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
