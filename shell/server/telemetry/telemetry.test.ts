/** @jest-environment node */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Apis } from '../apis/Apis'
import { buildApp } from '../app'
import { SiteLists } from '../discovery/SiteLists'
import { fakeApi } from '../fakeApi'
import { testOverrides } from '../override/testOverrides'
import { NotRendered } from '../render/NotRendered'
import type { Renderers } from '../render/Renderers'
import { readSettings } from '../settings'
import { ReleaseFigures, type SeenFigures } from './ReleaseFigures'

const build = (release: string) => ({
  release,
  base: '/',
  files: { entry: 'e.js', integrity: {}, chunks: {} },
})
function composition(blog: string) {
  const remote = { ...build(blog), name: 'blog', container: 'x', lends: [], routes: [{ id: 'blogs', path: '/blogs' }] }
  return { id: `with${blog}`, shell: build('s1'), remotes: [remote] }
}
const failure = { remote: 'blog', release: 'b1', route: 'blogs', where: 'render', message: 'broken' }
const entry = { remote: 'blog', release: 'b1', route: 'blogs' }
const beacon = {
  composition: 'withb1',
  errors: [{ ...entry, kind: 'caught', message: 'x is undefined', at: '/remotes/blog/b1/browser/x.js:1:2' }],
  loads: [{ ...entry, what: 'file', file: '/remotes/blog/b1/browser/y.js' }],
  vitals: [
    { ...entry, name: 'LCP', value: 1200 },
    { ...entry, name: 'CLS', value: 0.02 },
  ],
}

const render = jest.fn()
const settings = readSettings({
  RATE_PROFILE: 'production',
  PUBLIC_ORIGIN: 'https://www.example.org',
  SHELL_KEY: 'a-key-that-nobody-here-asks-for-at-all',
  METRICS_TOKEN: 'a-token-that-is-long-enough-for-this',
  LOG_LEVEL: 'silent',
})
let figures: ReleaseFigures
let api: Awaited<ReturnType<typeof fakeApi>>
let app: Awaited<ReturnType<typeof buildApp>>
let renderer: { composition: ReturnType<typeof composition>; live: object; render: typeof render }

beforeEach(async () => {
  figures = new ReleaseFigures()
  render.mockReset().mockResolvedValue({ status: 200, html: '', complete: false, failures: [] })
  api = await fakeApi({ 'GET /api/status': { maintenance: false, permission: false } })
  renderer = { composition: composition('b1'), live: { parameters: {}, inlineTexts: {}, routes: [] }, render }
  // The server uses nothing else of the renderers.
  const renderers = {
    get current() {
      return renderer
    },
    ready: true,
    isLive: true,
    noteView: () => true,
    noteError() {},
    breakers: { states: [{ name: 'catalogue', release: 'c1', isOpen: true }] },
  } as unknown as Renderers
  app = await buildApp(
    { ...settings, apiOrigins: [api.origin] },
    {
      renderers,
      figures,
      store: { folder: __dirname, isShown: () => false, find: async () => undefined, findShown: async () => undefined },
      overrides: testOverrides(renderers),
      apis: new Apis([api.origin]),
      stopping: { isStopping: false },
      lists: new SiteLists(new Apis([api.origin]), () => ''),
      contentVersion: () => '1',
    },
  )
})
afterEach(async () => {
  await app.close()
  await api.close()
})

const send = (payload: object | string, headers = {}) =>
  app.inject({ method: 'POST', url: '/beacon', payload, headers: { 'content-type': 'application/json', ...headers } })
const metrics = async () => (await app.inject('/metrics')).body.split('\n')

describe('metrics', () => {
  it('count pages and their failures by release', async () => {
    await app.inject('/blogs')
    render.mockResolvedValue({ status: 500, html: '', complete: false, failures: [failure] })
    await app.inject('/blogs')
    render.mockRejectedValue(new NotRendered('deadline'))
    await app.inject('/nothing/here')
    expect(await metrics()).toEqual(
      expect.arrayContaining([
        'brightfill_pages_total{remote="blog",release="b1",status="200"} 1',
        'brightfill_pages_total{remote="blog",release="b1",status="500"} 1',
        'brightfill_render_failures_total{remote="blog",release="b1",where="render"} 1',
        'brightfill_pages_not_rendered_total{remote="shell",release="s1",reason="deadline"} 1',
        'brightfill_live_release{remote="blog",release="b1",composition="withb1"} 1',
        'brightfill_breaker_resting{remote="catalogue",release="c1"} 1',
      ]),
    )
  })

  it('forget old releases, and count their tabs together', async () => {
    for (const release of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7']) {
      renderer = { ...renderer, composition: composition(release) }
      await app.inject('/blogs')
    }
    await send(beacon)
    const lines = (await metrics()).join('\n')
    expect(lines).not.toContain('release="b1"')
    expect(lines).toContain('brightfill_pages_total{remote="blog",release="b2",status="200"} 1')
    expect(lines).toContain('brightfill_browser_errors_total{remote="unknown",release="unknown",kind="caught"} 1')
  })

  it('have the names listed for operators, and count requests by route, never by address', async () => {
    await app.inject('/robots.txt?token=Secret')
    const lines = await metrics()
    expect(lines).toContain('brightfill_requests_total{method="GET",route="/robots.txt",status="200"} 1')
    const list = JSON.parse(readFileSync(path.join(__dirname, '../../../docs/operations/metrics.json'), 'utf8'))
    const names = lines.flatMap((line) => /^# HELP (brightfill_\w+)/.exec(line)?.[1] ?? [])
    expect(names.sort()).toEqual(Object.keys(list.shell).sort())
  })

  it('are readable from this machine, and from others with the token', async () => {
    const status = async (options: object) => (await app.inject({ url: '/metrics', ...options })).statusCode
    expect(await status({})).toBe(200)
    expect(await status({ remoteAddress: '203.0.113.9' })).toBe(401)
    expect(await status({ headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(401)
    expect(await status({ remoteAddress: '203.0.113.9', headers: { authorization: 'Bearer wrong' } })).toBe(401)
    expect(
      await status({ remoteAddress: '203.0.113.9', headers: { authorization: `Bearer ${settings.metricsToken}` } }),
    ).toBe(200)
  })
})

describe('beacon', () => {
  it('counts what a page reports, whatever type sendBeacon gives it', async () => {
    await app.inject('/blogs')
    expect((await send(beacon)).statusCode).toBe(204)
    expect((await send(JSON.stringify(beacon), { 'content-type': 'text/plain;charset=UTF-8' })).statusCode).toBe(204)
    expect(await metrics()).toEqual(
      expect.arrayContaining([
        'brightfill_browser_errors_total{remote="blog",release="b1",kind="caught"} 2',
        'brightfill_load_failures_total{remote="blog",release="b1",what="file"} 2',
        'brightfill_web_vital_seconds_sum{remote="blog",release="b1",name="LCP"} 2.4',
        'brightfill_layout_shift_count{remote="blog",release="b1"} 2',
      ]),
    )
  })

  it('is reported to the registry by release and span, until the registry has it [O-53]', async () => {
    await app.inject('/blogs')
    await app.inject('/nothing/here')
    render.mockResolvedValue({ status: 500, html: '', complete: false, failures: [failure] })
    await app.inject('/blogs')
    await send(beacon)
    await send({ ...beacon, errors: [{ ...beacon.errors[0], remote: 'evil' }], loads: [], vitals: [] })
    const told: SeenFigures[] = []
    await expect(figures.tell(() => Promise.reject(new Error('the api is away')))).rejects.toThrow('away')
    await figures.tell(async (seen) => void told.push(structuredClone(seen)))
    const vitals = { LCP: { 75: 1 }, INP: {}, CLS: { 32: 1 } }
    const faults = ['broken', 'x is undefined'].map((message) => ({ message, count: 1 }))
    expect(told).toEqual([
      {
        since: expect.stringMatching(/:\d[05]:00\.000Z$/),
        figures: [
          { name: 'blog', release: 'b1', views: 2, errors: 2, vitals, faults },
          { name: 'shell', release: 's1', views: 3, errors: 0, vitals: { LCP: {}, INP: {}, CLS: {} }, faults: [] },
        ],
      },
    ])
    // Nothing is new, so nothing is reported.
    await figures.tell(async (seen) => void told.push(seen))
    expect(told).toHaveLength(1)
    // Additions are reported with what the span had before.
    await send(beacon, { 'x-forwarded-for': '203.0.113.9' })
    await figures.tell(async (seen) => void told.push(seen))
    expect(told[1]?.figures[0]).toMatchObject({ errors: 3, vitals: { LCP: { 75: 2 } } })
  })

  it('counts once a minute for each network and release in the office, whatever it says [O-53]', async () => {
    await app.inject('/blogs')
    const from = (address: string, message: string) =>
      send({ ...beacon, errors: [{ ...beacon.errors[0], message }] }, { 'x-forwarded-for': address })
    for (let number = 0; number < 20; number += 1) await from(`203.0.113.${number}`, `invented ${number}`)
    await from('198.51.100.1', 'half a \ud83d, a \u0000')
    const told: SeenFigures[] = []
    await figures.tell(async (seen) => void told.push(seen))
    expect(told[0]?.figures[0]).toMatchObject({
      errors: 2,
      vitals: { LCP: { 75: 2 }, CLS: { 32: 2 } },
      faults: [
        { message: 'invented 0', count: 1 },
        { message: 'half a  , a', count: 1 },
      ],
    })
  })

  it('makes no series for names that a stranger invents', async () => {
    await app.inject('/blogs')
    for (let number = 0; number < 5; number += 1) {
      await send({ ...beacon, errors: [{ ...beacon.errors[0], remote: `evil${number}` }], loads: [], vitals: [] })
    }
    expect((await metrics()).filter((line) => line.startsWith('brightfill_browser_errors_total{'))).toEqual([
      'brightfill_browser_errors_total{remote="unknown",release="unknown",kind="caught"} 5',
    ])
  })

  it.each([
    ['text that is not JSON', '{"composition"', 400],
    ['no composition', { errors: [] }, 400],
    [
      'an address instead of a route',
      { ...beacon, loads: [{ ...entry, what: 'file', route: '/reset-password?token=x' }] },
      400,
    ],
    ['too many entries', { ...beacon, vitals: Array(21).fill(beacon.vitals[0]) }, 400],
    ['more than 16 KB', { ...beacon, padding: 'x'.repeat(17_000) }, 413],
  ])('refuses %s', async (_, payload, status) => {
    expect((await send(payload)).statusCode).toBe(status)
  })

  it('refuses other types and pages of other sites, and asks the api nothing', async () => {
    expect((await send('<a/>', { 'content-type': 'application/xml' })).statusCode).toBe(415)
    expect((await send(beacon, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect(api.asked).toEqual([])
  })

  it('has a budget for each client', async () => {
    const statuses = []
    for (let number = 0; number < 61; number += 1) statuses.push((await send(beacon)).statusCode)
    expect(statuses.lastIndexOf(204)).toBe(59)
    expect(statuses.at(-1)).toBe(429)
  })
})
