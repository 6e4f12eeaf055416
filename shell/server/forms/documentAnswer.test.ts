/** @jest-environment node */
import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { Apis } from '../apis/Apis'
import { SiteLists } from '../discovery/SiteLists'
import { forwardRoutes } from '../forward.routes'
import type { FindCompany } from './documentAnswer'

const received = { result: 1, reference: 'E-1', answer_by: '2026-11-25', copied: true }

let api: FastifyInstance
let site: FastifyInstance
let company: FindCompany
let cut = false
let refusal: { status: number; body: object; headers?: Record<string, string> } | undefined
let options: object

beforeEach(async () => {
  cut = false
  refusal = undefined
  options = { 'Meta site': { Company: { Telephone: '+44 1632 960180', 'E-mail': 'sales@company.example' } } }
  api = Fastify()
  api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  api.post('/submit-form-footer', (request, reply) => {
    if (cut) request.raw.socket.destroy()
    else
      reply
        .code(refusal?.status ?? 201)
        .headers(refusal?.headers ?? {})
        .send(refusal?.body ?? received)
  })
  api.get('/api/fields', (request, reply) => {
    if (cut) request.raw.socket.destroy()
    else reply.send({ options })
  })
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' })
  site = Fastify()
  const apis = new Apis([apiOrigin])
  const lists = new SiteLists(apis, () => '')
  company = () => lists.company()
  await site.register(forwardRoutes, {
    apis,
    sendPage: async (_request, reply) => reply,
    isPage: () => false,
    company,
    largestArchive: 1 << 20,
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
  it('is answered with the reference, the day of the answer and the way back to its page [R-253]', async () => {
    const { statusCode, headers, body } = await send({
      ...browser,
      referer: 'https://www.example.org/products/x-1?tab=2',
    })

    expect(statusCode).toBe(201)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('Your reference is <strong>E-1</strong>')
    expect(body).toContain('will reply by Wed 25 November')
    expect(body).toContain('<a href="/products/x-1?tab=2">')
    expect(body).toContain('We have e-mailed you a confirmation.')
  })

  it('promises no copy when none is e-mailed [R-253]', async () => {
    refusal = { status: 201, body: { ...received, copied: false } }
    expect((await send(browser)).body).not.toContain('A copy')
  })

  it('has the style that its policy allows', async () => {
    const { headers, body } = await send(browser)
    const [, style = ''] = /<style>(.*)<\/style>/.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
  })

  it.each([
    [undefined],
    ['https://elsewhere.example/products'],
    ['nonsense'],
    ['https://www.example.org//elsewhere.example/x'],
    ['https://www.example.org/\\elsewhere.example/x'],
  ])('leads home when it came from %s [R-253]', async (referer) => {
    const { body } = await send({ ...browser, ...(referer && { referer }) })

    expect(body).toContain('<a href="/">')
  })

  it('says what to correct, as text and never as markup [R-253]', async () => {
    refusal = { status: 422, body: { result: 0, message: 'Invalid', errors: { name: ['Enter name <b>'] } } }
    const { statusCode, headers, body } = await send(browser)

    expect(statusCode).toBe(422)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<li>Enter name &lt;b&gt;</li>')
    expect(body).toContain('You can also call <a href="tel:+441632960180">+44 1632 960180</a>')
    expect(body).toContain('<a href="mailto:sales@company.example">sales@company.example</a>')
  })

  it('says when the next message can be sent [R-253]', async () => {
    const body = { result: 0, message: 'Too many requests. Try again later' }
    refusal = { status: 429, body, headers: { 'Retry-After': '290' } }
    expect((await send(browser)).body).toContain(
      '<li>Too many messages have been sent from your connection. Please try again in 5 minutes.</li>',
    )
  })

  it('says how else to reach the company although the api no longer answers [R-253]', async () => {
    await company() // as the server does when it starts
    cut = true
    const { statusCode, body } = await send(browser)

    expect(statusCode).toBe(503)
    expect(body).toContain('<a href="tel:+441632960180">')
  })

  it('says so when the api does not answer [R-253]', async () => {
    cut = true
    const { statusCode, body } = await send(browser)

    expect(statusCode).toBe(503)
    expect(body).toContain('We could not send your message')
  })

  it('gives every other client the answer of the api', async () => {
    const { statusCode, body } = await send({ accept: '*/*' })

    expect(statusCode).toBe(201)
    expect(JSON.parse(body)).toEqual(received)
  })
})
