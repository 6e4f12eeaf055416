/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { Apis } from '../apis/Apis'
import { RenderBudget } from '../clients/RenderBudget'
import { fakeApi } from '../fakeApi'
import { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import { NotRendered } from '../render/NotRendered'
import type { Renderers } from '../render/Renderers'
import { ReleaseFigures } from '../telemetry/ReleaseFigures'
import { Telemetry } from '../telemetry/Telemetry'
import { pageSender } from './pageSender'
import { pageRoutes } from './pages.routes'

const document = `<h1>Machines</h1>${'<p>filling</p>'.repeat(200)}`
const shell = { release: 'r', base: '/r/', files: { entry: 'e.js', integrity: {}, chunks: {} } }
const routes = ['/', '/about-us', '/reset-password', '/products/:slug'].map((path) => ({ id: path, path }))
const parameters = {
  '/reset-password': ['email', 'token', 'step'],
  '/about-us': ['page'],
  '/products/:slug': ['page', 'search'],
}
const render = jest.fn()
const noteError = jest.fn()
let maintenance = false
let version = '1'
let api: Awaited<ReturnType<typeof fakeApi>>
let app: FastifyInstance

beforeEach(async () => {
  maintenance = false
  noteError.mockReset()
  render.mockReset().mockImplementation(async () => ({ status: 200, html: document, failures: [], complete: true }))
  api = await fakeApi({ 'GET /api/status': () => ({ maintenance }) })
  // The sender uses nothing else of the renderers.
  const renderers = {
    current: {
      composition: { id: 'c', shell, remotes: [{ name: 'content', release: 'r', routes }] },
      live: { parameters, inlineTexts: {} },
      render,
    },
    isLive: true,
    noteView: () => true,
    noteError,
  } as unknown as Renderers
  app = Fastify()
  const watch = new MaintenanceWatch(new Apis([api.origin]), 0)
  const sendPage = pageSender({
    renderers,
    maintenance: watch,
    publicOrigin: 'https://www.example.org',
    renders: RenderBudget.of({ development: false }),
    contentVersion: () => version,
    telemetry: new Telemetry(() => undefined, new ReleaseFigures()),
  })
  await app.register(pageRoutes, { sendPage })
})
afterEach(async () => {
  await app.close()
  await api.close()
})

const get = (url: string, headers = {}, remoteAddress = '203.0.113.1') => app.inject({ url, headers, remoteAddress })

describe('documents for visitors', () => {
  it('are compressed as the browser prefers, from one render', async () => {
    const br = await get('/products', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const gzip = await get('/products', { 'accept-encoding': 'gzip' })
    const plain = await get('/products')
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect([brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload), plain.rawPayload].map(String)).toEqual(
      Array(3).fill(document),
    )
    expect(br.headers.vary).toBe('Accept-Encoding')
    expect(br.headers['cache-control']).toBe('no-cache')
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('are not sent again to a browser that has them', async () => {
    const { etag } = (await get('/products')).headers
    const again = await get('/products', { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers['cache-control']).toBe('no-cache')
    version = '2'
    render.mockImplementation(async () => ({ status: 200, html: 'other', failures: [], complete: true }))
    expect((await get('/products', { 'if-none-match': etag })).body).toBe('other')
  })

  it('have a head without a body', async () => {
    const origin = await app.listen()
    const head = await fetch(`${origin}/products`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
      200,
      '',
      String(document.length),
    ])
  })

  it('are not kept during maintenance, and are back after it [R-719]', async () => {
    await get('/products')
    maintenance = true
    render.mockImplementation(async () => ({ status: 503, html: 'Maintenance', failures: [], complete: true }))
    const closed = await get('/products')
    expect([closed.statusCode, closed.body, closed.headers['cache-control'], closed.headers.etag]).toEqual([
      503,
      'Maintenance',
      'no-store',
      undefined,
    ])
    maintenance = false
    expect((await get('/products')).body).toBe(document)
  })

  it('are the same for everyone where the address has a token, which no render gets [R-486, Q-21]', async () => {
    for (const query of ['email=a@b.co&token=one', 'token=two', 'token=two&step=email']) {
      const { headers, body } = await get(`/reset-password?${query}`)
      expect([headers['cache-control'], headers['referrer-policy'], body]).toEqual([
        'no-store',
        'no-referrer',
        document,
      ])
    }
    expect(render.mock.calls).toEqual([
      [expect.objectContaining({ url: 'https://www.example.org/reset-password' }), expect.anything()],
    ])
  })

  it.each([
    ['/ABOUT-us', '/about-us'],
    ['/%61bout-us?page=2', '/about-us?page=2'],
    ['/about-us////', '/about-us'],
    ['//', '/'],
    ['/MAINTENANCE', '/maintenance'],
    ['/Products/caf%c3%a9', '/products/caf%C3%A9'],
    ['/products/%2f%2Felsewhere.example', '/products/%2F%2Felsewhere.example'],
  ])('have one address each, to which %s leads without a render [R-718]', async (url, normal) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location]).toEqual([301, normal])
    expect(render).not.toHaveBeenCalled()
    expect((await get(normal)).statusCode).toBe(200)
  })

  it.each(['/about-us/', '/products/Filler', '/products/caf%C3%A9', '/Nowhere', '//elsewhere.example/x'])(
    'are rendered at %s, which is not a spelling of another page',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200)
    },
  )

  it('say at every spelling that the site is in maintenance [R-719]', async () => {
    maintenance = true
    render.mockImplementation(async () => ({ status: 503, html: 'Maintenance', failures: [], complete: true }))
    expect((await get('/ABOUT-us')).statusCode).toBe(503)
  })

  it.each([
    ['too many are asked for', 'full'],
    ['api or machine have no time', 'busy'],
    ['its process stopped for an unknown reason', 'stopped'],
  ] as const)('come without the page and with 503 when %s, and blame no release [R-750]', async (_, reason) => {
    render.mockRejectedValueOnce(new NotRendered(reason))
    const { statusCode, headers, body } = await get('/products')
    expect([statusCode, headers['retry-after'], headers.etag]).toEqual([503, '5', undefined])
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body).toContain('page-state')
    expect(noteError).not.toHaveBeenCalled()
    expect((await get('/products')).statusCode).toBe(200)
  })

  it.each(['deadline', 'blocked', 'ended', 'failed', 'resting'] as const)(
    'say without the page (%s) what to do where no scripts run, and bid search engines come back',
    async (reason) => {
      render.mockRejectedValueOnce(new NotRendered(reason))
      const { statusCode, headers, body } = await get('/products')
      expect([statusCode, headers['x-robots-tag'], headers['retry-after']]).toEqual([503, 'noindex', '5'])
      expect(body).toContain('<title>Products | Brightfill Machinery</title>')
      expect(body).toMatch(/<noscript>.*Try again.*<\/noscript>/)
      expect(noteError).toHaveBeenCalledTimes(1)
      expect((await get('/products')).headers['x-robots-tag']).toBeUndefined()
    },
  )

  it('are rendered once for all parameters that their page does not read', async () => {
    for (let number = 0; number < 40; number += 1) await get(`/about-us?x${number}=1&page=2`)
    expect(render).toHaveBeenCalledTimes(1)
    expect(render).toHaveBeenCalledWith(
      expect.objectContaining({ url: 'https://www.example.org/about-us?page=2' }),
      expect.objectContaining({ client: '203.0.113.1', network: '203.0.113.0' }),
    )
  })

  it('come without the page, but with its title, to a client that asks for too many, and complete to others [R-750]', async () => {
    render.mockImplementation(async () => ({
      status: 200,
      html: '<title>Fillers &amp; caps</title>',
      failures: [],
      complete: true,
    }))
    jest.spyOn(performance, 'now').mockReturnValue(1_000_000) // nothing comes back meanwhile
    await get('/products/filler')
    const search = (text: number | string) => get(`/products/filler?search=${text}`)
    for (let number = 0; number < 300; number += 1) await search(number)
    const { statusCode, headers, body } = await search('last')
    expect([statusCode, headers['retry-after'], headers['x-robots-tag']]).toEqual([503, '5', 'noindex'])
    expect(body).toContain('<title>Fillers &amp; caps</title>')
    expect((await get('/products/caps-%3Cb%3E?search=x')).body).toContain(
      '<title>Caps &lt;b&gt; | Brightfill Machinery</title>',
    )
    expect((await get('/products/filler')).statusCode).toBe(200)
    expect((await get('/products/filler?search=last', {}, '203.0.113.2')).statusCode).toBe(200)
    expect(noteError).not.toHaveBeenCalled()
    jest.restoreAllMocks()
  })

  it.each([
    ['a /48 of IPv6', (number: number) => `2001:db8:7:${number.toString(16)}::1`, '2001:db8:8::1'],
    ['a /24 of IPv4', (number: number) => `203.0.113.${number}`, '203.0.112.1'],
  ])(
    'are rendered for others and sent as kept to all, whatever %s asks for with many addresses [R-750]',
    async (_, address, other) => {
      jest.spyOn(performance, 'now').mockReturnValue(1_000_000) // nothing comes back meanwhile
      await get('/products/filler', {}, other)
      const search = (text: number, from: string) => get(`/products/filler?search=${text}`, {}, from)
      const statuses = []
      for (let number = 0; number < 250; number += 1) statuses.push((await search(number, address(number))).statusCode)
      expect(statuses.filter((status) => status === 503)).toHaveLength(10)
      expect((await search(1_000, other)).statusCode).toBe(200)
      expect((await get('/products/filler', {}, address(250))).statusCode).toBe(200)
      jest.restoreAllMocks()
    },
  )

  it('are rendered for other clients when the one that started the render had to give way [R-750]', async () => {
    let giveWay: () => void = () => {}
    render.mockImplementationOnce(() => new Promise((_, reject) => (giveWay = () => reject(new NotRendered('full')))))
    const first = get('/products')
    const second = get('/products', {}, '203.0.113.2')
    while (render.mock.calls.length === 0) await new Promise(setImmediate)
    giveWay()
    expect((await first).statusCode).toBe(503)
    expect((await second).body).toBe(document)
  })

  it('come without the page when its render fails, and complete the next time', async () => {
    render.mockRejectedValueOnce(new Error('worker ended'))
    expect((await get('/products')).body).toContain('page-state')
    expect((await get('/products')).body).toBe(document)
  })
})
