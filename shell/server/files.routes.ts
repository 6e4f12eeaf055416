import { mkdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { ReleaseStore } from './releases/ReleaseStore'

/** Scripts, styles, fonts, pictures, manifests and types. A team's release holds no documents. */
const SERVED = /\.(js|mjs|css|woff2?|svg|png|jpe?g|webp|avif|gif|ico|json|d\.ts)$/

/**
 * `/remotes/<name>/<release>/browser/<file>`: the browser files of every release, also of the shell. A file never
 * changes under its name. The server fetches a release that it does not have from the registry: a tab may be old, or
 * another copy of the server may have opened it.
 */
export const fileRoutes: FastifyPluginAsync<{ store: Pick<ReleaseStore, 'find' | 'folder'> }> = async (
  app,
  { store },
) => {
  mkdirSync(store.folder, { recursive: true })
  await app.register(fastifyStatic, {
    root: store.folder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    dotfiles: 'deny',
  })
  // By its extension alone a declaration of types is a film.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.endsWith('.d.ts') && reply.statusCode === 200) reply.type('text/plain; charset=utf-8')
    done(null, payload)
  })

  app.get<{ Params: { name: string; release: string; file: string } }>(
    '/remotes/:name/:release/browser/:file',
    {
      schema: {
        params: {
          type: 'object',
          properties: {
            name: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,40}$' },
            release: { type: 'string', pattern: '^[a-z0-9]{1,64}$' },
            file: { type: 'string', pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}$' },
          },
        },
      },
    },
    async ({ params: { name, release, file } }, reply) => {
      if (!SERVED.test(file) || !(await store.find(name, release))) return reply.callNotFound()
      reply.headers({
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Content-Type-Options': 'nosniff',
        // A picture can be a document with scripts. Opened by itself it runs none, and is not of this origin.
        'Content-Security-Policy': 'sandbox',
        // Caches keep it for a year, and must not give the compressed copy to a browser that cannot read it.
        Vary: 'Accept-Encoding',
      })
      return reply.sendFile(path.posix.join(name, release, 'browser', file))
    },
  )
}
