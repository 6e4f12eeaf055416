/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Releases } from '@brightfill/shared/contract'
import { type Override, overrideTicket } from '@brightfill/shared/node'
import Fastify, { type FastifyInstance } from 'fastify'
import { Apis } from '../apis/Apis'
import { RenderBudget } from '../clients/RenderBudget'
import { fakeApi } from '../fakeApi'
import { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import { pageSender } from '../pages/pageSender'
import { pageRoutes } from '../pages/pages.routes'
import { Breakers } from '../render/Breakers'
import { Renderer } from '../render/Renderer'
import { Renderers } from '../render/Renderers'
import { renderFixture } from '../render/renderFixture'
import { ReleaseFigures } from '../telemetry/ReleaseFigures'
import { Telemetry } from '../telemetry/Telemetry'
import { Overrides } from './Overrides'
import { overrideSender } from './overrideSender'

jest.setTimeout(60_000)

const KEY = 'the-key-of-composition-servers'
/** Pages that a client of this test may have rendered. */
const RENDERS = 100
const RELEASE = 'early000001'
const EARLY = '{ "name": "blog" }'
const fixture = renderFixture()
const log = { notRendered() {}, leftOut() {}, resting() {}, uncaughtError() {} }

let api: Awaited<ReturnType<typeof fakeApi>>
let renderers: Renderers
let overrides: Overrides
let app: FastifyInstance
const allowance = { burst: RENDERS, perSecond: 0 }
let renders: RenderBudget

/** Fetched like any release; the registry of this test has one. */
async function compose(releases: Releases) {
  if (releases.blog !== RELEASE) throw new Error('The registry does not know it')
  return fixture.composition('early', RELEASE)
}

beforeAll(async () => {
  const folder = path.join(fixture.folder, 'blog', RELEASE)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'release.json'), EARLY)
  api = await fakeApi({ 'GET /api/status': { maintenance: false } })
  const publicOrigin = 'https://www.example.org'
  const apis = new Apis([api.origin])
  const limits = { workers: 1, deadline: 15_000, blockedAfter: 5_000, development: true }
  const rendering = { apis, publicOrigin, log, program: fixture.program, ...limits }
  renderers = new Renderers({ ...rendering, breakers: new Breakers(), onWithdrawn() {} })
  await renderers.show(fixture.composition('stable'))
  overrides = new Overrides({
    key: KEY,
    https: true,
    live: () => renderers.current.composition,
    compose,
    folder: fixture.folder,
    makeRenderer: (composition) => new Renderer({ ...rendering, breakers: new Breakers(), composition }),
  })
  const maintenance = new MaintenanceWatch(apis)
  const telemetry = new Telemetry(() => renderers.current.composition, new ReleaseFigures())
  renders = new RenderBudget({ client: allowance, network: allowance })
  const sources = { renderers, maintenance, publicOrigin, renders, contentVersion: () => '1', telemetry }
  const sendPage = overrideSender({ overrides, maintenance, publicOrigin, renders, sendPage: pageSender(sources) })
  app = Fastify()
  await app.register(pageRoutes, { sendPage })
})
afterAll(async () => {
  await app.close()
  await Promise.all([renderers.close(), overrides.close()])
  await api.close()
  fixture.remove()
})

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const digestOf = (text: string) => createHash('sha384').update(text).digest('base64url')

function ticket(more: Partial<Override> = {}, key = KEY) {
  return overrideTicket(key, {
    name: 'blog',
    release: RELEASE,
    until: inSeconds(3600),
    digest: digestOf(EARLY),
    ...more,
  })
}

/** A page that is a 404 in the release that is not live, and a 200 in the live one. */
const PAGE = `/blog/status-404-as-${RELEASE}`
const visit = (url: string, kept?: string) =>
  app.inject({ url, headers: kept === undefined ? {} : { cookie: `other=1; __Host-brightfill_override=${kept}` } })

const useless: [string, () => string][] = [
  ['signed with another key', () => ticket({}, 'another-key')],
  ['for another release than was signed', () => ticket().replace(RELEASE, 'early000002')],
  ['with a later end than was signed', () => ticket().replace(/\.\d{10}\./, `.${inSeconds(7200)}.`)],
  ['that has ended', () => ticket({ until: inSeconds(-1) })],
  ['for longer than eight hours', () => ticket({ until: inSeconds(9 * 3600) })],
  ['for other files than the release has', () => ticket({ digest: digestOf('{}') })],
  ['for a release that is not there', () => ticket({ release: 'early000009' })],
  ['for the account, where passwords are typed', () => ticket({ name: 'account' })],
  ['for the shell', () => ticket({ name: 'shell' })],
  ['of no meaning', () => '<script>alert(1)</script>'],
]

describe('a link to a release that is not live', () => {
  it('keeps its ticket in a cookie of this host and leads to the same page without it [R-740]', async () => {
    const { statusCode, headers } = await visit(`/blog/a?search=x&override=${ticket()}`)
    expect([statusCode, headers.location]).toEqual([303, '/blog/a?search=x'])
    expect(headers['set-cookie']).toMatch(
      /^__Host-brightfill_override=blog@early000001\.\S+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  it('ends by another one, which leads to no other site [R-740]', async () => {
    const { statusCode, headers } = await visit('//evil.example/?override=end', ticket())
    expect([statusCode, headers.location]).toEqual([303, '/evil.example/'])
    expect(headers['set-cookie']).toMatch(/^__Host-brightfill_override=; Max-Age=0;/)
  })

  it.each(useless)('is refused with a ticket %s, and nothing is kept [R-740]', async (_, made) => {
    const { statusCode, headers, body } = await visit(`/?override=${encodeURIComponent(made())}`)
    expect([statusCode, headers['set-cookie']]).toEqual([403, undefined])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(body).toContain('Ask for a new ')
    expect(body).not.toContain('alert')
  })
})

describe('a release that is not live', () => {
  it('is seen only by the browser with the ticket, whichever browser asks first [R-740]', async () => {
    for (const page of [PAGE, `/catalogue/status-200?as=${RELEASE}`]) {
      const first = await visit(page, ticket())
      const others = await visit(page)
      const again = await visit(page, ticket())
      expect(first.body).toContain('Only you can see blog early000001. It is not live.')
      expect(again.body).toBe(first.body)
      expect(others.body).not.toContain('override')
    }
    expect([(await visit(PAGE, ticket())).statusCode, (await visit(PAGE)).statusCode]).toEqual([404, 200])
  })

  it('costs renders of the budget that its browser has for all pages [R-750]', async () => {
    const kept = `__Host-brightfill_override=${ticket()}`
    const page = (headers = {}) => app.inject({ url: PAGE, headers, remoteAddress: '203.0.113.7' })
    const first = await page({ cookie: kept })
    for (let number = 1; number < RENDERS; number += 1) renders.tryConsume('203.0.113.7')
    const spent = await page({ cookie: kept })
    expect([first.statusCode, spent.statusCode, spent.headers['retry-after']]).toEqual([404, 503, '5'])
    expect((await visit(PAGE, ticket())).statusCode).toBe(404)
  })

  it('is stored by no cache and found by no search engine, while other visitors may cache their page [R-740]', async () => {
    const { headers } = await visit('/blog/a', ticket())
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const others = await visit('/blog/a')
    expect([others.headers['cache-control'], others.headers['x-robots-tag']]).toEqual(['no-cache', undefined])
  })

  it.each(useless)('is not seen with a cookie %s: that visitor gets the live page [R-740]', async (_, made) => {
    const { statusCode, body, headers } = await visit(PAGE, made())
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(body).not.toContain('override')
  })
})
