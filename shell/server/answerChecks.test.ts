/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { Apis } from './apis/Apis'
import { forwardRoutes } from './forward.routes'

const checked = [
  ['GET', '/api/products/manufacturers'],
  ['POST', '/api/check/auth'],
  ['POST', '/check/auth'],
  ['POST', '/api/user/login/account/auth'],
  ['GET', '/api/user/orders/17'],
  ['GET', '/api/office/orders/17'],
] as const

let api: FastifyInstance
let site: FastifyInstance
let answer = { type: '', text: '' }

beforeEach(async () => {
  api = Fastify()
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const url of [...checked.map(([, path]) => path), '/api/office/content'])
    api.all(url, (_request, reply) => reply.type(answer.type).send(answer.text))
  const apis = new Apis([await api.listen({ port: 0, host: '127.0.0.1' })])
  site = Fastify()
  await site.register(forwardRoutes, {
    apis,
    sendPage: async (_request, reply) => reply,
    isPage: () => false,
    largestArchive: 1 << 20,
  })
})
afterEach(async () => {
  await site.close()
  await api.close()
})

const nonsenses = ['{}', '"a"', '[{"id":"x"}]', '{"result":"yes"}', '<h1>Welcome to our proxy</h1>']

it.each([
  ['POST', '/api/check/auth', '[]'] as const,
  ...checked.flatMap((call) => nonsenses.map((text) => [...call, text] as const)),
])('answers 502 when the api makes no sense: %s %s %s', async (method, url, text) => {
  answer = { type: text.startsWith('<') ? 'text/html' : 'application/json', text }
  const { statusCode, headers, body } = await site.inject({ method, url })
  expect([statusCode, headers['content-type'], JSON.parse(body).result]).toEqual([
    502,
    'application/json; charset=utf-8',
    0,
  ])
})

it('passes on personal answers, refusals and the content file, as the contract has them', async () => {
  for (const [url, text] of [
    ['/api/check/auth', '{"result":0}'],
    ['/api/office/content', '{"format":"of another release"}'],
  ] as const) {
    answer = { type: 'application/json', text }
    const { statusCode, body } = await site.inject({ method: url.endsWith('auth') ? 'POST' : 'GET', url })
    expect([statusCode, body]).toEqual([200, text])
  }
})

it('compresses public answers, and no personal ones', async () => {
  const encodingOf = async (method: 'GET' | 'POST', url: string, text: string) => {
    answer = { type: 'application/json', text }
    const { headers, rawPayload } = await site.inject({ method, url, headers: { 'accept-encoding': 'gzip, br' } })
    const encoding = headers['content-encoding']
    expect(String(encoding ? brotliDecompressSync(rawPayload) : rawPayload)).toBe(text)
    return encoding
  }
  const room = ' '.repeat(2_000)
  expect(await encodingOf('GET', '/api/products/manufacturers', `[${room}]`)).toBe('br')
  expect(await encodingOf('POST', '/api/check/auth', `{"result":0${room}}`)).toBeUndefined()
})
