/** @jest-environment node */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { testApp } from './testApp'

const JSON_BODY = 'Content-Type: application/json\r\nContent-Length: 2\r\n'

let api: FastifyInstance
let site: FastifyInstance
let port: number

beforeEach(async () => {
  api = Fastify()
  api.get('/api/status', ({ headers }) => ({ maintenance: false, permission: false, from: headers['x-forwarded-for'] }))
  api.post('/api/echo', ({ body, headers }) => ({ body, from: headers['x-forwarded-for'] }))
  api.get('/auth/google/callback', (_request, reply) => reply.header('Referrer-Policy', 'no-referrer').redirect('/x'))
  api.get('/.well-known/security.txt', () => 'Contact: mailto:security@example.org')
  api.addContentTypeParser('application/gzip', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  api.post('/api/releases', () => ({ result: 1 }))
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' })
  site = await testApp(apiOrigin, { TRUST_PROXY: 'loopback', RELEASE_ARCHIVE_MB: '1' })
  port = Number(new URL(await site.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(async () => {
  site.server.closeAllConnections()
  await site.close()
  api.server.closeAllConnections()
  await api.close()
})

/** Sends this and reads until the connection ends. */
async function send(head: string, body: string | Buffer = '') {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(head)
  socket.write(body)
  return text(socket)
}
const ending = 'Connection: close\r\n\r\n'

describe('a request', () => {
  it('may name the whole address in its first line', async () => {
    const asked = `GET http://www.example.org/api/status?x=1 HTTP/1.1\r\nHost: www.example.org\r\n${ending}`
    expect(await send(asked)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"maintenance":false/)
    expect(await send(`GET http://www.example.org HTTP/1.1\r\nHost: www.example.org\r\n${ending}`)).toContain(
      'This site is starting',
    )
  })

  it('may wait to be told to go on', async () => {
    const head = `POST /api/echo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n${JSON_BODY}${ending}`
    const answer = await send(head, '{}')
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
  })

  it('that names two hosts is refused, with the headers of every answer', async () => {
    const answer = await send(`GET /api/status HTTP/1.1\r\nHost: x\r\nhost: y\r\n${ending}`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*x-frame-options: DENY[\s\S]*more than one host/i)
  })

  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a length and an encoding', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['an unknown encoding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a space before a colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['a folded header', 'Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n'],
    ['a line that ends with a line feed alone', 'Content-Length: 2\nX: y\r\n\r\n{}'],
    ['a length that is no number', 'Content-Length: +2\r\n\r\n{}'],
  ])('with %s, which two servers could read differently, is refused', async (_, rest) => {
    const answers = await send(`POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`)
    expect(answers).toMatch(/^HTTP\/1\.1 400 /)
    expect(answers.match(/HTTP\/1\.1/g)).toHaveLength(1)
  })

  it('with headers that are too large gets a page that says what to do', async () => {
    const answer = await send(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n${ending}`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toMatch(
      /content-type: text\/html[\s\S]*x-frame-options: DENY|x-frame-options: DENY[\s\S]*text\/html/,
    )
    expect(answer).toContain('Delete the cookies for this site')
  })

  it('that is not HTTP is refused in the shape of every failure', async () => {
    expect(await send('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"bad_request"/)
  })

  it.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::9]:4711', '2001:db8::9'],
    ['"[2001:db8::9]"', '2001:db8::9'],
    ['203.0.113.9', '203.0.113.9'],
  ])('from a gateway that writes its client as %s is of %s', async (forwarded, client) => {
    const { body } = await site.inject({ url: '/api/status', headers: { 'x-forwarded-for': forwarded } })
    expect(JSON.parse(body).from).toBe(client)
    expect((await site.inject('/metrics')).body).toContain('brightfill_forwarded_unreadable_total 0')
  })

  it('from a gateway that does not name its client is counted, so that check can warn', async () => {
    await site.inject({ url: '/api/status', headers: { 'x-forwarded-for': 'unknown' } })
    expect((await site.inject('/metrics')).body).toContain('brightfill_forwarded_unreadable_total 1')
  })
})

describe('an upload that is too large', () => {
  const head = 'POST /api/releases HTTP/1.1\r\nHost: x\r\nContent-Type: application/gzip\r\n'

  it('is refused before it is sent', async () => {
    expect(await send(`${head}Content-Length: 90000000\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"too_large"/)
  })

  it('is refused once it proves too large, if its size was not declared', async () => {
    const part = Buffer.alloc(600_000, 'x')
    const chunk = Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
    const answer = await send(`${head}Transfer-Encoding: chunked\r\n\r\n`, Buffer.concat([chunk, chunk]))
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"too_large"/)
  })
})

it('an answer of the api keeps its own referrer policy', async () => {
  const { headers } = await site.inject('/auth/google/callback?code=x')
  expect(headers['referrer-policy']).toBe('no-referrer')
})

it('the page with the contact for security faults comes from the api', async () => {
  expect((await site.inject('/.well-known/security.txt')).body).toBe('Contact: mailto:security@example.org')
})
