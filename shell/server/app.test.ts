/** @jest-environment node */

import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { Apis } from './apis/Apis'
import { buildApp } from './app'
import { SiteLists } from './discovery/SiteLists'
import { type FakeState, fakeAnswers } from './fakeAnswers'
import { fakeApi } from './fakeApi'
import { testOverrides } from './override/testOverrides'
import type { Renderers } from './render/Renderers'
import { securityHeadersOf } from './securityHeaders'
import { readSettings } from './settings'
import { ReleaseFigures } from './telemetry/ReleaseFigures'
import { composition, routes } from './testRoutes'

const KEY = 'the-key-of-composition-servers-in-tests'

let state: FakeState
const render = jest.fn()
let api: Awaited<ReturnType<typeof fakeApi>>
let app: FastifyInstance

beforeEach(async () => {
  state = { maintenance: false }
  render.mockReset().mockImplementation(async ({ url, maintenance }) => ({
    status: maintenance ? 503 : 200,
    html: `<h1>${maintenance ? 'Maintenance' : new URL(url).pathname}</h1>`,
    failures: [],
  }))
  api = await fakeApi(fakeAnswers(state))
  // The server uses nothing else of the renderers.
  const renderers = {
    current: { composition, live: { parameters: {}, inlineTexts: {}, routes }, render },
    ready: true,
    isLive: true,
    noteView: () => true,
    noteError() {},
  } as unknown as Renderers
  const settings = readSettings({
    RATE_PROFILE: 'production',
    API_ORIGINS: api.origin,
    PUBLIC_ORIGIN: 'https://www.example.org',
    SHELL_KEY: KEY,
    LOG_LEVEL: 'silent',
  })
  const apis = new Apis([api.origin], KEY)
  app = await buildApp(settings, {
    renderers,
    figures: new ReleaseFigures(),
    store: { folder: __dirname, isShown: () => false, find: async () => undefined, findShown: async () => undefined },
    overrides: testOverrides(renderers),
    apis,
    stopping: { isStopping: false },
    lists: new SiteLists(apis, () => ''),
    contentVersion: () => '',
  })
})
afterEach(async () => {
  await app.close()
  await api.close()
})

const get = (url: string, headers = {}) => app.inject({ url, headers: { 'accept-encoding': 'identity', ...headers } })

describe('documents during maintenance', () => {
  it('are the maintenance page with 503 and Retry-After, and no cache stores them [R-719]', async () => {
    state.maintenance = true
    for (const address of ['/', '/products?page=2', '/user/orders']) {
      const { statusCode, headers, body } = await get(address)
      expect(statusCode).toBe(503)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toContain('Maintenance')
    }
    expect(api.asked.filter((call) => call === 'GET /api/status')).toHaveLength(1)
  })

  it('have 503 also when the maintenance page itself cannot be rendered [R-719]', async () => {
    state.maintenance = true
    render.mockRejectedValue(new Error('worker ended'))
    const { statusCode, headers, body } = await get('/blogs')
    expect([statusCode, headers['retry-after']]).toEqual([503, '120'])
    expect(body).toContain('"maintenance":true')
  })

  it('are the normal pages when the api does not answer [R-163]', async () => {
    await api.close()
    expect((await get('/about-us')).body).toBe('<h1>/about-us</h1>')
  })

  it('go to a browser that opens the address of a call; other clients get the data [R-609, Q-02]', async () => {
    const page = await get('/products/manufacturers', { 'sec-fetch-mode': 'navigate' })
    expect(page.body).toBe('<h1>/products/manufacturers</h1>')
    const data = await get('/products/manufacturers', { accept: 'application/json' })
    expect(data.json()).toEqual([{ name: 'Brightfill' }])
  })
})

describe('an address', () => {
  it('that cannot be decoded is refused in the one shape, with the headers of every answer [R-559, R-552]', async () => {
    const { statusCode, headers, body } = await get('/%')
    expect([statusCode, JSON.parse(body)]).toMatchObject([400, { result: 0, request_id: headers['x-request-id'] }])
    expect(headers).toMatchObject(securityHeadersOf({ https: true }))
    expect(headers['content-type']).toMatch(/^application\/json/)
  })

  it('of a data sheet may be as long as a slug may be [R-366]', async () => {
    await get(`/data-sheets/${'a'.repeat(200)}.pdf`)
    expect(api.asked).toContain(`GET /data-sheets/${'a'.repeat(200)}.pdf`)
  })
})

describe('an address that is a page and a call', () => {
  it('shows the page to readers and passes on what is posted [R-110, Q-02]', async () => {
    expect((await get('/reset-password?token=x', { accept: '*/*' })).body).toBe('<h1>/reset-password</h1>')
    const posted = await app.inject({ method: 'POST', url: '/reset-password', payload: { token: 'x' } })
    expect(posted.json()).toEqual({ result: 0, error: 'expired' })
  })

  it('passes the printed path of a saved search on too [Q-01, R-550]', async () => {
    await get('/user/searches', { accept: 'application/json' })
    expect(api.asked).toContain('GET /user/searches')
  })

  it('passes a call that is no page on to the api, whatever the method [R-550]', async () => {
    await get('/search', { accept: '*/*' })
    expect(api.asked).toContain('GET /search')
  })
})

describe('a request that anyone can send', () => {
  it.each(['/remotes/nothing', '/remotes/blog/r1/server/x.js'])('at %s costs no render', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
    expect(render).not.toHaveBeenCalled()
  })

  it('asks the api once whether it is ready, however many ask', async () => {
    for (let number = 0; number < 20; number += 1) await get('/readyz')
    expect(api.asked.filter((call) => call === 'GET /readyz')).toHaveLength(1)
  })
})

describe('budgets of the api', () => {
  it('do not count what the server asks for all visitors [R-647]', async () => {
    await get('/')
    await get('/sitemap.xml')
    for (const call of ['GET /api/status', 'POST /api/get/page-addresses', 'POST /api/get/blogs']) {
      expect(api.headers[call]).toHaveProperty('x-shell-key', KEY)
    }
  })

  it('count what each visitor asks, whatever key a visitor invents [R-647]', async () => {
    await get('/products/manufacturers', { 'x-forwarded-for': '203.0.113.9', 'x-shell-key': KEY })
    const headers = api.headers['GET /products/manufacturers']
    expect(headers).toHaveProperty('x-forwarded-for', '203.0.113.9')
    expect(headers).not.toHaveProperty('x-shell-key')
  })
})

describe('for search engines and feed readers the site', () => {
  it('lists home, content pages, categories with machines, all machines and articles, with their last change [R-170, R-364]', async () => {
    const { headers, body } = await get('/sitemap.xml')
    expect(headers['content-type']).toMatch(/^application\/xml/)
    const listed = [...body.matchAll(/<loc>https:\/\/www\.example\.org([^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(listed).toEqual([
      '/',
      '/about-us',
      '/products/c/end-of-line',
      ...[1, 2, 3].flatMap((page) => [`/products/machine-${page}a`, `/products/machine-${page}b`]),
      ...Array.from({ length: 25 }, (_, index) => `/blogs/article-${index + 1}`),
    ])
    expect(body).toContain('/about-us</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod>')
    expect(body).toContain('/products/machine-3b</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>')
    expect(body).toContain('/blogs/article-1</loc><lastmod>2026-01-05T10:00:00.000Z</lastmod>')
  })

  it('reads the lists once for all requests within a minute', async () => {
    await Promise.all([get('/sitemap.xml'), get('/sitemap.xml')])
    await get('/sitemap.xml')
    expect(api.asked.filter((call) => call === 'POST /api/get/machine-addresses')).toHaveLength(3)
  })

  it('reads what routes list with the key of this server', async () => {
    await get('/sitemap.xml')
    expect(api.headers['POST /api/get/machine-addresses']).toMatchObject({
      authorization: `Bearer ${KEY}`,
      'x-shell-key': KEY,
    })
  })

  it('sends the sitemap compressed, or plain to clients that cannot decompress it', async () => {
    const plain = await get('/sitemap.xml')
    const packed = await get('/sitemap.xml', { 'accept-encoding': 'br, gzip' })
    expect([plain, packed].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip'])
    expect(packed.headers.vary).toBe('Accept-Encoding')
    expect(String(gunzipSync(packed.rawPayload))).toBe(plain.body)
    const part = await get('/sitemap-1.xml')
    expect([part.statusCode, part.body]).toEqual([200, plain.body])
    expect((await get('/sitemap-2.xml')).body).not.toContain('urlset')
  })

  it('leads robots to the sitemap and away from account, filter and search addresses', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain('Sitemap: https://www.example.org/sitemap.xml')
    for (const path of [
      '/user/profile',
      '/login',
      '/products?*search=',
      '/products?*category=',
      '/products/c/*?*sort=',
    ])
      expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).not.toContain('page=')
  })

  it('has the newest 20 articles as RSS and as JSON Feed [R-413]', async () => {
    const rss = await get('/feed.xml')
    expect(rss.headers['content-type']).toMatch(/^application\/rss\+xml/)
    expect(rss.body.match(/<item>/g)).toHaveLength(20)
    const json = await get('/feed.json')
    expect(json.headers['content-type']).toMatch(/^application\/feed\+json/)
    expect(JSON.parse(json.body)).toMatchObject({ title: 'Notes', home_page_url: 'https://www.example.org/blogs' })
    expect(JSON.parse(json.body).items).toHaveLength(20)
  })

  it.each(['/sitemap.xml', '/sitemap-1.xml', '/feed.xml', '/feed.json'])(
    '%s is sent again only to readers who have another one [R-170, R-413]',
    async (address) => {
      const { headers } = await get(address)
      const tag = String(headers.etag)
      const time = String(headers['last-modified'])
      expect(Date.parse(time)).toBeLessThanOrEqual(Date.now())
      const again = async (condition: Record<string, string>) => {
        const { statusCode, body, headers: second } = await get(address, condition)
        return { statusCode, empty: body === '', etag: second.etag, changed: second['last-modified'] }
      }
      const known = { statusCode: 304, empty: true, etag: tag, changed: time }
      expect(await again({ 'if-none-match': tag })).toEqual(known)
      expect(await again({ 'if-modified-since': time })).toEqual(known)
      expect(await again({ 'if-none-match': 'W/"another"', 'if-modified-since': time })).toMatchObject({
        statusCode: 200,
        empty: false,
      })
      const dayBefore = new Date(Date.parse(time) - 86_400_000).toUTCString()
      expect(await again({ 'if-modified-since': dayBefore })).toMatchObject({ statusCode: 200, empty: false })
    },
  )

  it('answers 503 when the lists cannot be read', async () => {
    await api.close()
    for (const address of ['/sitemap.xml', '/feed.xml', '/feed.json']) {
      const { statusCode, headers } = await get(address)
      expect([statusCode, headers['retry-after']]).toEqual([503, '60'])
    }
  })

  it('leads a browser to its icon, whatever its name [R-128]', async () => {
    expect((await get('/favicon.ico')).headers.location).toBe('/storage/brand/icon%20%231%3F.svg')
  })

  it('leads password managers to the page that changes passwords [R-504]', async () => {
    const { statusCode, headers } = await get('/.well-known/change-password')
    expect(statusCode).toBe(302)
    expect(headers.location).toBe('/user/profile#password')
    expect((await get('/.well-known/constructor')).headers.location).toBeUndefined()
  })

  it('passes a browser that signs in by a provider on to the api [R-457, R-575]', async () => {
    const { body } = await app.inject({
      url: '/auth/google/redirect',
      headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
    })
    expect(JSON.parse(body)).toEqual({ provider: 'google' })
  })

  it.each(['/auth/callback?token=t', '/reset-password/?email=a@b.co&token=t'])(
    'stores %s nowhere and sends it to no other site [Q-21, R-486]',
    async (url) => {
      const { headers } = await get(url)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['referrer-policy']).toBe('no-referrer')
    },
  )
})
