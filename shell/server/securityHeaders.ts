import type { FastifyInstance } from 'fastify'

// Styles in attributes carry measured values (levels, progress); scripts are files of ours only.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every answer of this server. */
export function securityHeaders(app: FastifyInstance, { https }: { https: boolean }) {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff')
    if (!reply.hasHeader('Referrer-Policy')) reply.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', policy)
    reply
      .header('X-Frame-Options', 'DENY')
      .header('Cross-Origin-Opener-Policy', 'same-origin')
      .header('Permissions-Policy', 'camera=(), microphone=(), geolocation=()')
    if (https) reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  })
}
