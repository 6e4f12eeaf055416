import type { FastifyInstance } from 'fastify'

interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * The policy of an answer. Styles in attributes have measured values (levels, progress). Scripts and styles are only
 * our own files, or such a file inside the document, which its hash allows.
 */
export function contentPolicy({ scripts, styles }: InlineHashes = { scripts: [], styles: [] }): string {
  const own = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
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
}

/**
 * Sets the headers of every answer; a route may replace them. Without a promise, which would slow kept
 * documents down.
 */
export function securityHeaders(app: FastifyInstance, { https }: { https: boolean }) {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': contentPolicy(),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
