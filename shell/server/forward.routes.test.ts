/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify'
import { forwardRoutes } from './forward.routes'

let api: FastifyInstance
let site: FastifyInstance
let asked: number

beforeEach(async () => {
  asked = 0
  api = Fastify()
  api.get('/api/pages', (_request, reply) => {
    asked += 1
    reply.code(503).header('Retry-After', '5').send({ result: 0, message: 'Not now' })
  })
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' })
  site = Fastify()
  await site.register(forwardRoutes, { apiOrigin, sendPage: async (_request, reply) => reply, isPage: () => false })
})
afterEach(async () => {
  await site.close()
  await api.close()
})

it('asks an api that is overloaded once, and passes on when to come back', async () => {
  const { statusCode, headers, body } = await site.inject('/api/pages')

  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([503, '5', { result: 0, message: 'Not now' }])
  expect(asked).toBe(1)
})
