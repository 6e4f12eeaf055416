/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify'
import { Apis } from '../apis/Apis'
import { RenderBudget } from '../clients/RenderBudget'
import { fakeApi } from '../fakeApi'
import { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import { pageSender } from '../pages/pageSender'
import { pageRoutes } from '../pages/pages.routes'
import { Breakers } from '../render/Breakers'
import { Renderers } from '../render/Renderers'
import { renderFixture } from '../render/renderFixture'
import { beaconRoutes } from '../telemetry/beacon.routes'
import { ReleaseFigures } from '../telemetry/ReleaseFigures'
import { Telemetry } from '../telemetry/Telemetry'

jest.setTimeout(60_000)

const silent = { notRendered() {}, leftOut() {}, resting() {}, uncaughtError() {} }
const canary = { name: 'blog', release: 'r2', percent: 30, since: '2026-01-01T00:00:00.000Z' }
const onWithdrawn = jest.fn()

let fixture: ReturnType<typeof renderFixture>
let api: Awaited<ReturnType<typeof fakeApi>>
let renderers: Renderers
let app: FastifyInstance

beforeAll(() => {
  fixture = renderFixture()
})
afterAll(() => fixture.remove())

beforeEach(async () => {
  onWithdrawn.mockReset()
  api = await fakeApi({ 'GET /api/status': { maintenance: false } })
  const options = {
    apis: new Apis([]),
    publicOrigin: '',
    development: false,
    workers: 1,
    deadline: 15_000,
    blockedAfter: 5_000,
  }
  renderers = new Renderers({
    ...options,
    breakers: new Breakers(),
    log: silent,
    program: fixture.program,
    onWithdrawn,
  })
  await renderers.show(fixture.composition('stable'), { ...canary, composition: fixture.composition('canary', 'r2') })
  app = Fastify()
  const telemetry = new Telemetry(() => renderers.current.composition, new ReleaseFigures())
  const sendPage = pageSender({
    renderers,
    maintenance: new MaintenanceWatch(new Apis([api.origin])),
    publicOrigin: 'https://www.example.org',
    renders: RenderBudget.of({ development: true }),
    contentVersion: () => '1',
    telemetry,
  })
  await app.register(beaconRoutes, {
    telemetry,
    development: true,
    noteError: (...failure) => renderers.noteError(...failure),
  })
  await app.register(pageRoutes, { sendPage })
})
afterEach(async () => {
  await app.close()
  await renderers.close()
  await api.close()
})

const visit = (url: string, bucket?: number, remoteAddress = '127.0.0.1') => {
  const headers = bucket === undefined ? {} : { cookie: `other=1; brightfill_canary=${bucket}; more=2` }
  return app.inject({ url, headers, remoteAddress })
}
/** A browser reports that a script of the blog failed. */
function tell(remoteAddress: string, composition: string) {
  const errors = [
    {
      remote: 'blog',
      release: composition === 'canary' ? 'r2' : 'r1',
      route: 'blogs',
      kind: 'caught',
      message: 'x is undefined',
    },
  ]
  return app.inject({ method: 'POST', url: '/beacon', remoteAddress, payload: { composition, errors } })
}
const views = () => renderers.canary && [renderers.canary.numbers.canary.views, renderers.canary.numbers.stable.views]

describe('a canary', () => {
  it('is shown only to the visitors below its percentage, always the same ones [R-739]', async () => {
    for (const bucket of [0, 29, 29]) await visit('/catalogue/a', bucket)
    for (const bucket of [30, 99]) await visit('/catalogue/a', bucket)
    expect(views()).toEqual([3, 2])
  })

  it('gives a new visitor a bucket to keep, and keeps documents out of shared caches [R-739]', async () => {
    const { headers } = await visit('/catalogue/a')
    expect(headers['set-cookie']).toMatch(
      /^__Host-brightfill_canary=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await visit('/catalogue/a', 5)).headers['set-cookie']).toBeUndefined()
    await renderers.show(fixture.composition('stable'))
    const after = await visit('/catalogue/a')
    expect([after.headers['set-cookie'], after.headers['cache-control']]).toEqual([undefined, 'no-cache'])
  })

  it('that fails where the live release does not is withdrawn for all visitors [R-739]', async () => {
    for (let view = 0; view < 60; view += 1) await visit('/blog/fail-as-r2', 50)
    for (let view = 0; view < 20; view += 1) await visit('/blog/fail-as-r2', 10)
    expect(onWithdrawn.mock.calls).toEqual([
      [
        expect.objectContaining({ name: 'blog', release: 'r2' }),
        expect.stringContaining('more than 3 times as often'),
        expect.anything(),
      ],
    ])
    expect(renderers.canary).toBeUndefined()
    expect(renderers.of(0)).toBe(renderers.current)
    expect((await visit('/blog/fail-as-r2', 10)).statusCode).toBe(200)
  })

  it('is withdrawn although one network opens its good pages thousands of times [R-739]', async () => {
    for (let view = 0; view < 60; view += 1) await visit('/catalogue/a', 50, `198.51.${view}.1`)
    for (let view = 0; view < 5_000; view += 1) await visit('/catalogue/a', 10, `203.0.113.${view % 250}`)
    for (let view = 0; view < 20; view += 1)
      await visit(view < 10 ? '/catalogue/a' : '/blog/fail-as-r2', 10, `198.51.${view}.1`)
    expect(onWithdrawn).toHaveBeenCalledTimes(1)
  })

  it('that is withdrawn while another release is made live does not come back with it [R-739]', async () => {
    for (let view = 0; view < 60; view += 1) await visit('/catalogue/a', view < 22 ? 10 : 50)
    for (const network of [0, 1, 2]) await tell(`203.0.${network}.1`, 'canary')
    await tell('2001:db8::1', 'canary')
    const shown = renderers.show(fixture.composition('next'), {
      ...canary,
      composition: fixture.composition('canary', 'r2'),
    })
    await tell('203.0.3.1', 'canary')
    expect(onWithdrawn).toHaveBeenCalledTimes(1)
    await shown
    expect(renderers.canary).toBeUndefined()
    expect(renderers.of(0)).toBe(renderers.current)
    expect(renderers.current.composition.id).toBe('next')
  })

  it('that is judged while it becomes the live release is started again for all visitors [R-739]', async () => {
    for (let view = 0; view < 60; view += 1) await visit('/catalogue/a', view < 22 ? 10 : 50)
    for (let error = 0; error < 4; error += 1) renderers.noteError('canary')
    const shown = renderers.show(fixture.composition('canary', 'r2'))
    renderers.noteError('canary')
    expect(onWithdrawn).toHaveBeenCalledTimes(1)
    await shown
    expect(renderers.current.composition.id).toBe('canary')
    expect((await visit('/catalogue/b', 50)).body).toBe('/catalogue/b')
  })

  it('counts failures in browsers when several networks report them, each once [R-739]', async () => {
    for (let view = 0; view < 60; view += 1) await visit('/catalogue/a', view < 22 ? 10 : 50)
    for (let client = 0; client < 20; client += 1) await tell(`203.0.113.${client}`, 'canary')
    for (let client = 0; client < 20; client += 1) await tell(`2001:db8:0:${client}::1`, 'canary')
    for (const network of [1, 2]) await tell(`203.0.${network}.1`, 'canary')
    expect([renderers.canary?.numbers.canary.errors, onWithdrawn.mock.calls]).toEqual([0, []])
    await tell('203.0.3.1', 'canary')
    expect(onWithdrawn).toHaveBeenCalledTimes(1)
  })

  it('that grows keeps its numbers, and becomes the live release without a new start [R-739]', async () => {
    await visit('/catalogue/a', 50)
    const renderer = renderers.of(0)
    await renderers.show(fixture.composition('stable'), {
      ...canary,
      percent: 60,
      composition: fixture.composition('canary', 'r2'),
    })
    await visit('/catalogue/a', 50)
    expect(views()).toEqual([1, 1])
    await renderers.show(fixture.composition('canary', 'r2'))
    expect(renderers.current).toBe(renderer)
    expect((await visit('/catalogue/a', 50)).body).toBe('/catalogue/a')
  })
})
