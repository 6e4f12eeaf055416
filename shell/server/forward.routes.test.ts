/** @jest-environment node */
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { forwardRoutes } from './forward.routes'

const SLOW = 140
jest.setTimeout(60_000)

let api: FastifyInstance
let site: FastifyInstance
let origin: string
let asked: number
let sockets: Socket[]

beforeEach(async () => {
  asked = 0
  sockets = []
  api = Fastify()
  api.get('/api/status', () => ({ maintenance: false }))
  api.get('/api/pages', (_request, reply) => {
    asked += 1
    reply.code(503).header('Retry-After', '5').send({ result: 0, message: 'Not now' })
  })
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  api.post('/api/search', ({ body, headers }) => ({ body, type: headers['content-type'] }))
  api.get('/storage/film.mp4', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('the first part of a film, and no more for now')
  })
  api.get('/storage/picture.webp', () => 'picture')
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' })
  site = Fastify({ trustProxy: true })
  await site.register(forwardRoutes, { apiOrigin, sendPage: async (_request, reply) => reply, isPage: () => false })
  origin = await site.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  site.server.closeAllConnections()
  await site.close()
  api.server.closeAllConnections()
  await api.close()
})

/** A client that sends this, and then neither sends nor reads more. */
async function openSlowly(text: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await new Promise((resolve) => socket.write(text, resolve))
  socket.pause()
}

const get = (path: string, client = '203.0.113.1') =>
  fetch(origin + path, { headers: { 'x-forwarded-for': client }, signal: AbortSignal.timeout(20_000) })

it('asks an api that is overloaded once, and passes on when to come back', async () => {
  const { statusCode, headers, body } = await site.inject('/api/pages')

  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([503, '5', { result: 0, message: 'Not now' }])
  expect(asked).toBe(1)
})

it.each([
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="search"\r\n\r\ncaps\r\n--x--\r\n'],
  ['application/json; charset=utf-8', '{"search":"caps"}'],
])('passes bodies on as they are: %s', async (type, payload) => {
  const { body } = await site.inject({ method: 'POST', url: '/api/search', payload, headers: { 'content-type': type } })
  expect(JSON.parse(body)).toEqual({ body: payload, type })
})

describe('clients that are slow', () => {
  it('to send what they post delay no call of others', async () => {
    const head = 'POST /api/search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'
    await Promise.all(Array.from({ length: SLOW }, () => openSlowly(head)))
    expect((await get('/api/status')).status).toBe(200)
  })

  it('to load films delay no call and no picture of others, and get only so many at a time', async () => {
    const head = 'GET /storage/film.mp4 HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n'
    await Promise.all(Array.from({ length: SLOW }, () => openSlowly(head)))
    expect((await get('/api/status')).status).toBe(200)
    expect((await get('/storage/picture.webp')).status).toBe(200)
    expect((await get('/storage/picture.webp', '203.0.113.7')).status).toBe(429)
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect((await get('/storage/picture.webp', '203.0.113.7')).status).toBe(200)
  })
})
