import type { FastifyPluginAsync } from 'fastify'
import type { Renderers } from './render/Renderers'

/** `/healthz`: the process lives. `/readyz`: the database answers and the live composition has rendered a page. */
export const healthRoutes: FastifyPluginAsync<{ renderers: Renderers; apiOrigin: string }> = async (
  app,
  { renderers, apiOrigin },
) => {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'live' }))

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const database = await fetch(`${apiOrigin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    const ready = database && renderers.ready
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'starting', database, composition: renderers.ready })
  })
}
