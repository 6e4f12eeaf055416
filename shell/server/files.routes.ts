import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/** `/remotes/<name>/<release>/browser/<file>`: the browser files of every release kept, the shell's among them. Immutable by name. */
export const fileRoutes: FastifyPluginAsync<{ releasesRoot: string }> = async (app, { releasesRoot }) => {
  await app.register(fastifyStatic, {
    root: releasesRoot,
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
    ({ params }, reply) => {
      const workspace = params.name === 'shell' ? 'shell' : `mfe-${params.name}`
      reply.header('Access-Control-Allow-Origin', '*')
      return reply.sendFile(path.posix.join(workspace, 'dist', params.release, 'browser', params.file))
    },
  )
}
