/** @jest-environment node */
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { fakeApi } from '../fakeApi'
import { testApp } from '../testApp'

jest.setTimeout(60_000)

const HEAD = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n'
let api: Awaited<ReturnType<typeof fakeApi>>
let app: FastifyInstance
let port: number
let sockets: Socket[]

beforeEach(async () => {
  sockets = []
  api = await fakeApi({ 'GET /api/status': { maintenance: false, permission: false } })
  app = await testApp(api.origin, { TRUST_PROXY: '10.0.0.0/8' })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  app.server.closeAllConnections()
  await app.close()
  await api.close()
})

/** A client that sends this, and nothing more. Resolves to what it was answered, when the connection ends. */
function send(text: string, client = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress: client })
  sockets.push(socket)
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => {})
  socket.write(text)
  return new Promise<string>((resolve) => socket.on('close', () => resolve(answer)))
}

async function endsWithin(seconds: number, ends: Promise<string>) {
  const began = Date.now()
  const answer = await ends
  expect(Date.now() - began).toBeLessThan((seconds + 4) * 1000)
  return answer
}

const another = () =>
  new Promise((resolve) => {
    const from = { port, path: '/api/status', host: '127.0.0.1', localAddress: '127.0.0.2' }
    get(from, (answer) => resolve(answer.resume().statusCode))
  })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('a request has 10 s for its head and 30 s for all of it', async () => {
  await Promise.all([
    endsWithin(10, send('GET / HTTP/1.1\r\nHost: x\r\nX-')),
    endsWithin(30, send(`POST /beacon HTTP/1.1\r\n${HEAD}\r\n{`)),
    endsWithin(30, send(`POST /api/search HTTP/1.1\r\n${HEAD}\r\n{`)),
    endsWithin(30, send(`POST /api/releases HTTP/1.1\r\n${HEAD}\r\n{`)),
  ])
})

it('one client has only so many requests open, and others are answered', async () => {
  const open = Array.from({ length: 300 }, () => send(`POST /api/search HTTP/1.1\r\n${HEAD}\r\n{`))
  const refused = await Promise.race([Promise.all(open.slice(-50)), pause(10_000)])
  expect(refused).toEqual(Array(50).fill(expect.stringMatching(/^HTTP\/1\.1 429 .*\r\nretry-after: 1\r\n/is)))
  expect(await another()).toBe(200)
})

it('one client has only so many connections open, and others are answered', async () => {
  const open = Array.from({ length: 500 }, () => send('GET / HTTP/1.1\r\n'))
  const refused = await Promise.race([Promise.all(open.slice(-50)), pause(8_000)])
  expect(refused).toEqual(Array(50).fill(''))
  expect(await another()).toBe(200)
})
