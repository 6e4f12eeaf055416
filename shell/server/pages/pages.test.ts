/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { fakeApi } from '../fakeApi'
import { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import type { RenderPools } from '../render/RenderPools'
import { Telemetry } from '../telemetry/Telemetry'
import { pageSender } from './pageSender'
import { pageRoutes } from './pages.routes'

const document = `<h1>Machines</h1>${'<p>filling</p>'.repeat(200)}`
const shell = { release: 'r', base: '/r/', manifestIntegrity: '', files: { entry: 'e.js', integrity: {}, chunks: {} } }
const render = jest.fn()
let maintenance = false
let version = '1'
let api: Awaited<ReturnType<typeof fakeApi>>
let app: FastifyInstance

beforeEach(async () => {
  maintenance = false
  render.mockReset().mockImplementation(async () => ({ status: 200, html: document, failures: [], complete: true }))
  api = await fakeApi({ 'GET /api/status': () => ({ maintenance }) })
  // All the sender uses of the pools.
  const pools = {
    current: { composition: { id: 'c', shell, remotes: [] }, render },
    isLive: true,
    noteView() {},
    noteError() {},
  } as unknown as RenderPools
  app = Fastify()
  const watch = new MaintenanceWatch({ apiOrigin: api.origin, every: 0 })
  const sendPage = pageSender({
    pools,
    maintenance: watch,
    publicOrigin: 'https://www.example.org',
    contentVersion: () => version,
    telemetry: new Telemetry(() => undefined),
  })
  await app.register(pageRoutes, { sendPage })
})
afterEach(async () => {
  await app.close()
  await api.close()
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

describe('documents for visitors', () => {
  it('come compressed as the browser likes, from one render', async () => {
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

  it('are not sent again to whoever has them', async () => {
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
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', String(document.length)])
  })

  it('R-719 are not kept while the site is being worked on, and come back after it', async () => {
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

  it('R-620, Q-21 are made anew for every address with a token', async () => {
    await get('/reset-password?token=t')
    const { headers } = await get('/reset-password?token=t')
    expect(render).toHaveBeenCalledTimes(2)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('come without the page when it cannot be rendered, and whole the next time', async () => {
    render.mockRejectedValueOnce(new Error('worker ended'))
    expect((await get('/products')).body).toContain('page-state')
    expect((await get('/products')).body).toBe(document)
  })
})
