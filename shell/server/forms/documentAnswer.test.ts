/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify'
import { Apis } from '../apis/Apis'
import { forwardRoutes } from '../forward.routes'

let api: FastifyInstance
let site: FastifyInstance
let cut = false
let refusal: { status: number; body: object } | undefined

beforeEach(async () => {
  cut = false
  refusal = undefined
  api = Fastify()
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  api.post('/submit-form-footer', (request, reply) => {
    if (cut) request.raw.socket.destroy()
    else reply.code(refusal?.status ?? 201).send(refusal?.body ?? { result: 1, reference: 'E-1' })
  })
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' })
  site = Fastify()
  await site.register(forwardRoutes, {
    apis: new Apis([apiOrigin]),
    sendPage: async (_request, reply) => reply,
    isPage: () => false,
  })
})
afterEach(async () => {
  await site.close()
  await api.close()
})

const send = (headers: Record<string, string>) =>
  site.inject({
    method: 'POST',
    url: '/submit-form-footer',
    headers: { host: 'www.example.org', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'name=Ada',
  })
const browser = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*' }

describe('a form sent by the browser itself', () => {
  it('leads back to its page, to the place that says thank you [R-253]', async () => {
    const { statusCode, headers } = await send({ ...browser, referer: 'https://www.example.org/products/x-1?tab=2' })

    expect(statusCode).toBe(303)
    expect(headers.location).toBe('/products/x-1?tab=2#contact-sent')
  })

  it.each([
    [undefined],
    ['https://elsewhere.example/products'],
    ['nonsense'],
    ['https://www.example.org//elsewhere.example/x'],
    ['https://www.example.org/\\elsewhere.example/x'],
  ])('leads home when it came from %s [R-253]', async (referer) => {
    const { headers } = await send({ ...browser, ...(referer && { referer }) })

    expect(headers.location).toBe('/#contact-sent')
  })

  it('says what to correct, as text and never as markup [R-610]', async () => {
    refusal = { status: 422, body: { result: 0, message: 'Invalid', errors: { name: ['Enter name <b>'] } } }
    const { statusCode, headers, body } = await send(browser)

    expect(statusCode).toBe(422)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<li>Enter name &lt;b&gt;</li>')
  })

  it('says so when the api does not answer [R-610]', async () => {
    cut = true
    const { statusCode, body } = await send(browser)

    expect(statusCode).toBe(503)
    expect(body).toContain('Your message was not sent')
  })

  it('gives every other client the answer of the api [R-251]', async () => {
    const { statusCode, body } = await send({ accept: '*/*' })

    expect(statusCode).toBe(201)
    expect(JSON.parse(body)).toEqual({ result: 1, reference: 'E-1' })
  })
})
