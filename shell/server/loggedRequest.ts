import type { FastifyRequest } from 'fastify'

// Addresses of the callback and of mailed links carry secrets in their query.
const SECRET = /(token|code|state|email|password|secret|key)$/i

/** The method, address and client of a request, as the log keeps them: without the values an address carries in confidence. */
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
