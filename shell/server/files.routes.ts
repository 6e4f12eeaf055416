import { mkdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { ReleaseStore } from './releases/ReleaseStore'

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
      if (!(await store.find(name, release))) return reply.callNotFound()
      // Caches keep it for a year, and must not give the compressed copy to a browser that cannot read it.
      reply.header('Access-Control-Allow-Origin', '*').header('Vary', 'Accept-Encoding')
      return reply.sendFile(path.posix.join(name, release, 'browser', file))
    },
  )
}
