/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify'
import { RenderBudget } from '../clients/RenderBudget'
import { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import { pageRoutes } from '../pages/pages.routes'
import type { Renderers } from '../render/Renderers'
import { sharedDraftSender } from './sharedDraftSender'

const answers: Record<string, [number, object]> = {
  'good-secret': [200, { address: '/trade-fairs', by: 'Ines <b>', expires_at: '2026-12-06T10:00:00.000Z' }],
  'foreign-secret': [200, { address: '//evil.example/x', by: 'Ines', expires_at: '2026-12-06T10:00:00.000Z' }],
  'ended-secret': [410, {}],
}
const document = '<html><head><meta charSet="utf-8"/></head><body><h1>Draft</h1></body></html>'
const render = jest.fn()
const asked: { path: string; body: string; key: string | null }[] = []
let app: FastifyInstance

beforeEach(async () => {
  asked.length = 0
  render.mockReset().mockImplementation(async () => ({ status: 200, html: document, failures: [], complete: true }))
  const apis = {
    key: 'the-key-of-composition-servers',
    async ask(path: string, init: RequestInit = {}) {
      if (path === '/api/status') return Response.json({ maintenance: false })
      const body = String(init.body)
      asked.push({ path, body, key: new Headers(init.headers).get('authorization') })
      const [status, data] = answers[JSON.parse(body).token] ?? [404, {}]
      return Response.json({ result: 1, data }, { status })
    },
  }
  // The sender uses nothing else of the renderers.
  const renderers = { current: { render, live: { inlineTexts: {} } }, isLive: true } as unknown as Renderers
  app = Fastify()
  const sendPage = sharedDraftSender({
    apis,
    renderers,
    maintenance: new MaintenanceWatch(apis, 0),
    publicOrigin: 'https://www.example.org',
    renders: RenderBudget.of({ development: false }),
    sendPage: async (_, reply) => reply.send('public'),
  })
  await app.register(pageRoutes, { sendPage })
})
afterEach(() => app.close())

const get = (url: string, remoteAddress = '203.0.113.1') => app.inject({ url, remoteAddress })

describe('a link that shows a draft', () => {
  it('shows the page of the draft, with who shared it and until when; visitors get theirs [O-21]', async () => {
    const { statusCode, body } = await get('/trade-fairs?draft=good-secret')
    expect(statusCode).toBe(200)
    expect(body).toContain('This is a draft that Ines &lt;b&gt; shared with you. Visitors do not see it yet.')
    expect(body).toContain('The link works until Sun 6 December.')
    expect((await get('/trade-fairs')).body).toBe('public')
  })

  it('is kept by no cache, found by no search engine, framed by no site, and named in no referrer [O-21]', async () => {
    for (const url of ['/trade-fairs', '/']) {
      for (const secret of ['good-secret', 'ended-secret', 'forged']) {
        const { headers } = await get(`${url}?draft=${secret}`)
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        })
        if (headers['content-security-policy'])
          expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      }
    }
  })

  it('gives its secret to the calls of the page, and not to the render [O-21]', async () => {
    await get('/trade-fairs?draft=good-secret&page=2')
    const [task] = render.mock.calls[0]
    expect(task).toMatchObject({ url: 'https://www.example.org/trade-fairs', preview: 'good-secret' })
    expect(asked).toEqual([
      {
        path: '/api/get/shared-draft',
        body: '{"token":"good-secret"}',
        key: 'Bearer the-key-of-composition-servers',
      },
    ])
  })

  it('leads from any other address to that of its draft, and to no other site [O-21]', async () => {
    const { statusCode, headers } = await get('/products?draft=good-secret')
    expect([statusCode, headers.location]).toEqual([303, '/trade-fairs?draft=good-secret'])
    expect((await get('/products?draft=foreign-secret')).headers.location).toBe('/evil.example/x?draft=foreign-secret')
    expect(render).not.toHaveBeenCalled()
  })

  it.each([
    ['ended', 'ended-secret', 410, 'This link has expired'],
    ['is unknown', 'forged', 404, 'This link does not work'],
    ['is empty', '', 404, 'This link does not work'],
  ])('that %s says so, and shows nothing [O-21]', async (_, secret, status, title) => {
    const { statusCode, body } = await get(`/trade-fairs?draft=${secret}`)
    expect(statusCode).toBe(status)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(render).not.toHaveBeenCalled()
  })

  it('never becomes the public page when it cannot be rendered [O-21]', async () => {
    render.mockRejectedValue(new Error('hangs'))
    const { statusCode, headers, body } = await get('/trade-fairs?draft=good-secret')
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(body).toContain('We cannot show this draft just now')
  })

  it('stops asking the api once its client has used up its renders [O-21]', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0) // a busy machine would give the budget back meanwhile
    for (let number = 0; number < 130; number += 1) await get('/?draft=forged')
    const before = asked.length
    const { statusCode } = await get('/?draft=forged')
    expect([statusCode, asked.length]).toEqual([503, before])
    expect(before).toBeLessThan(130)
    expect((await get('/trade-fairs?draft=good-secret', '198.51.100.7')).statusCode).toBe(200)
    clock.mockRestore()
  })
})
