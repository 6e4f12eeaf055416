/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get as ask, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { listenerTimeouts } from '@brightfill/shared/node'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Apis } from './apis/Apis'
import { forwardRoutes } from './forward.routes'
import type { SendPage } from './pages/pageSender'

const noPage: SendPage = async (_request, reply) => reply
const late = ['/api/late', '/api/releases/activate', '/api/releases/blog/rollback']
const SLOW = 140
jest.setTimeout(60_000)

let api: FastifyInstance
let site: FastifyInstance
let origin: string
let apiOrigin: string
let asked: number
let sockets: Socket[]
let hanging: Promise<unknown>[]

beforeEach(async () => {
  asked = 0
  sockets = []
  hanging = []
  api = Fastify()
  api.get('/api/status', () => ({ maintenance: false, permission: false }))
  api.get('/api/pages', (_request, reply) => {
    asked += 1
    reply.code(503).header('Retry-After', '5').send({ result: 0, message: 'Not now' })
  })
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  api.post('/api/echo', ({ body, headers }) => ({ body, type: headers['content-type'] }))
  api.get('/api/trace', ({ headers }) => ({ trace: headers.traceparent }))
  api.get('/storage/film.mp4', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('the first part of a film, and no more for now')
  })
  api.get('/api/office/events', ({ headers }, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Set-Cookie': 'bf_office=next; Path=/api/office' })
    reply.raw.write(`data: ${headers.cookie}\n\n`)
  })
  api.get('/api/query', ({ url }) => ({ url }))
  api.get('/storage/picture.webp', () => 'picture')
  const hang = (_request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    hanging.push(new Promise((resolve) => reply.raw.once('close', () => resolve('ended'))))
  }
  for (const url of ['/storage/never.webp', '/api/fields', '/api/pages/never']) api.get(url, hang)
  api.post('/api/slow-change', hang)
  for (const url of ['/api/office/content', '/api/releases/blog', ...late])
    api.post(url, async (_request, reply) => {
      await pause(1_500)
      return reply.code(409).send({ result: 0, message: 'After a while' })
    })
  apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' })
  site = Fastify({ trustProxy: true })
  await site.register(forwardRoutes, {
    apis: new Apis([apiOrigin]),
    sendPage: noPage,
    isPage: () => false,
    contentVersion: () => 'v7',
    largestArchive: 1 << 20,
  })
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

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const get = (path: string, client = '203.0.113.1') =>
  fetch(origin + path, { headers: { 'x-forwarded-for': client }, signal: AbortSignal.timeout(20_000) })

it('passes on the trace of a request, and nothing that only the machine of the api may read', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` }
  const { body } = await site.inject({ url: '/api/trace', headers })
  expect(JSON.parse(body).trace).toMatch(new RegExp(`^00-${trace}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`))
  for (const url of ['/metrics', '/backup/rows']) expect((await site.inject(url)).statusCode).toBe(404)
})

it('does not lead out of the calls by a backslash, and passes on any query', async () => {
  // As it is written: fetch would turn the backslashes.
  const statusOf = (path: string) =>
    new Promise((resolve, reject) => {
      const { port } = new URL(origin)
      const answered = (answer: IncomingMessage) => resolve(answer.resume().statusCode)
      ask({ port, host: '127.0.0.1', path, signal: AbortSignal.timeout(5_000) }, answered).on('error', reject)
    })
  expect(await statusOf('/api/x\\..\\..\\storage\\picture.webp')).toBe(400)
  for (const query of ['?x=%zz', '?path=/../up', ''])
    expect(await (await get(`/api/query${query}`)).json()).toEqual({ url: `/api/query${query}` })
})

it('says with each answer which content the site has, so that browsers drop what they fetched of another', async () => {
  const { headers } = await site.inject('/api/query')
  expect(headers['x-content-version']).toBe('v7')
})

it('asks an api that is overloaded once, and passes on when to come back', async () => {
  const { statusCode, headers, body } = await site.inject('/api/pages')

  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([503, '5', { result: 0, message: 'Not now' }])
  expect(asked).toBe(1)
})

it.each([
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="search"\r\n\r\ncaps\r\n--x--\r\n'],
  ['application/json; charset=utf-8', '{"search":"caps"}'],
])('passes bodies on as they are: %s', async (type, payload) => {
  const { body } = await site.inject({ method: 'POST', url: '/api/echo', payload, headers: { 'content-type': type } })
  expect(JSON.parse(body)).toEqual({ body: payload, type })
})

it.each(['/storage/never.webp', '/api/fields?url=/', '/api/pages/never'])(
  'asks the api no longer for %s when the client has gone away',
  async (path) => {
    const client = new AbortController()
    const answer = fetch(origin + path, { signal: client.signal }).catch(() => 'gone')
    while (hanging.length === 0) await pause(10)
    client.abort()
    expect(await answer).toBe('gone')
    expect(await Promise.race([hanging[0], pause(1_000)])).toBe('ended')
  },
)

it('completes a change even if the client goes away', async () => {
  const client = new AbortController()
  const answer = fetch(`${origin}/api/slow-change`, { method: 'POST', body: 'x', signal: client.signal }).catch(
    () => {},
  )
  while (hanging.length === 0) await pause(10)
  client.abort()
  await answer
  expect(await Promise.race([hanging[0], pause(1_000)])).toBeUndefined()
})

it('posts to the other api within seconds when the machine of one is gone without refusing', async () => {
  const gone = await silentMachine()
  const some = Fastify()
  await some.register(forwardRoutes, {
    apis: new Apis([gone.origin, apiOrigin]),
    sendPage: noPage,
    isPage: () => false,
    largestArchive: 1 << 20,
  })
  const began = performance.now()
  const { body } = await some.inject({ method: 'POST', url: '/api/echo', payload: 'x' }).finally(gone.end)
  expect(JSON.parse(body).body).toBe('x')
  expect(performance.now() - began).toBeLessThan(5_000)
  await some.close()
})

/** Neither accepts nor refuses connections: its process sleeps, and its queue is full. */
async function silentMachine() {
  const program = `const server = require('node:net').createServer()
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port))`
  const machine = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(machine.stdout, 'data')
  machine.kill('SIGSTOP')
  const waiting = Array.from({ length: 8 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}))
  sockets.push(...waiting)
  await pause(200)
  return { origin: `http://127.0.0.1:${Number(port)}`, end: () => machine.kill('SIGKILL') }
}

describe('an answer that takes longer than connections may be silent', () => {
  let quick: FastifyInstance
  let quickOrigin: string
  beforeEach(async () => {
    quick = Fastify({ ...listenerTimeouts, connectionTimeout: 500 })
    await quick.register(forwardRoutes, {
      apis: new Apis([apiOrigin]),
      sendPage: noPage,
      isPage: () => false,
      largestArchive: 1 << 20,
    })
    quickOrigin = await quick.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => quick.close())

  it.each(['/api/office/content', '/api/releases/blog', '/api/releases/activate', '/api/releases/blog/rollback'])(
    'arrives, where the call may take minutes: %s',
    async (path) => {
      const headers = { 'content-type': 'application/octet-stream' }
      const answer = await fetch(quickOrigin + path, { method: 'POST', body: 'x', headers })
      expect([answer.status, await answer.json()]).toEqual([409, { result: 0, message: 'After a while' }])
    },
  )

  it('does not arrive for any other call', async () => {
    await expect(fetch(`${quickOrigin}/api/late`, { method: 'POST', body: 'x' })).rejects.toThrow()
  })
})

describe('events of the office', () => {
  const listen = (client?: string) =>
    fetch(`${origin}/api/office/events`, { headers: { cookie: 'bf_office=own', 'x-forwarded-for': client ?? '' } })

  it('arrive as they happen, with the cookie both ways, and end when the server drains [O-44, O-09]', async () => {
    const { headers, body } = await listen()
    const reader = body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe('data: bf_office=own\n\n')
    expect(headers.get('set-cookie')).toBe('bf_office=next; Path=/api/office')
    await site.close()
    await expect(reader?.read()).rejects.toThrow()
  })

  it('delay no call of others, and each client gets only so many [R-647]', async () => {
    // Kept alive, because newer versions of Node end a connection with its answer.
    const answers: Response[] = []
    for (let count = 0; count < SLOW; count += 1) answers.push(await listen(`203.0.113.${count % 2}`))
    expect((await get('/api/status')).status).toBe(200)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(SLOW - 2 * 64)
  })
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
    let { status } = await get('/storage/picture.webp', '203.0.113.7')
    for (let tries = 0; status === 429 && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      status = (await get('/storage/picture.webp', '203.0.113.7')).status
    }
    expect(status).toBe(200)
  })
})
