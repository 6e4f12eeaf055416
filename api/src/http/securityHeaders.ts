import type { FastifyInstance } from 'fastify'

/** Headers of all answers. The api serves data, so its pages may load nothing at all. */
export function addSecurityHeaders(app: FastifyInstance, { publicOrigin }: { publicOrigin: string }) {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    ...(publicOrigin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
    reply.header('X-Request-Id', request.id)
    if (!reply.hasHeader('Content-Security-Policy'))
      reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-cache')
  })
}
