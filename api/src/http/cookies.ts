import type { FastifyRequest } from 'fastify'

/** The value of a cookie; ours hold only characters that need no quoting. */
export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.split('=', 2)
    if (key?.trim() === name) return value?.trim()
  }
  return undefined
}
