import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/**
 * The published description of all calls, at /api/docs. It leaves out addresses below /api: they repeat the same
 * calls.
 */
export async function addOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Brightfill api',
        version: '1',
        description:
          'Every call is answered at its printed path and below /api; posts take form data, url-encoded forms and JSON alike.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
  let built: string | undefined
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    await request.spend('description')
    built ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(built)
  })
}
