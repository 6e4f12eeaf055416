import type { Stopping } from '@brightfill/shared/node'
import type { FastifyPluginAsync } from 'fastify'
import type { Apis } from './apis/Apis'
import type { Renderers } from './render/Renderers'

const ASK_EVERY = 500

/** `/healthz`: the process lives. `/readyz`: the database answers and the live composition has rendered a page. */
export const healthRoutes: FastifyPluginAsync<{ renderers: Renderers; apis: Apis; stopping: Stopping }> = async (
  app,
  { renderers, apis, stopping },
) => {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'live' }))

  let answer: Promise<boolean> | undefined
  /** Asked only now and then, however often this server is asked. */
  function isDatabaseThere(): Promise<boolean> {
    if (answer) return answer
    answer = apis.ask('/readyz', { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    void answer.then(() => setTimeout(() => (answer = undefined), ASK_EVERY).unref())
    return answer
  }

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (stopping.isStopping) return reply.code(503).send({ status: 'stopping' })
    const database = await isDatabaseThere()
    const ready = database && renderers.ready
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'starting', database, composition: renderers.ready })
  })
}
