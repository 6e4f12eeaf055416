/** @jest-environment node */
import { Apis } from '../apis/Apis'
import type { SmokeOutcome } from '../releases/smokeTest'
import { Breakers } from './Breakers'
import type { Renderer } from './Renderer'
import { Renderers } from './Renderers'
import { renderFixture } from './renderFixture'

jest.setTimeout(60_000)

const limits = () => ({ workers: 1, deadline: 15_000, breakers: new Breakers() })
let fixture: ReturnType<typeof renderFixture>
let renderers: Renderers

beforeAll(() => {
  fixture = renderFixture()
})
afterAll(() => fixture.remove())
beforeEach(() => {
  renderers = new Renderers({
    ...limits(),
    apis: new Apis([]),
    publicOrigin: '',
    development: false,
    blockedAfter: 5_000,
    log: { notRendered() {}, leftOut() {}, resting() {}, uncaughtError() {} },
    program: fixture.program,
    onWithdrawn() {},
  })
})
afterEach(() => renderers.close())

async function processOf(renderer: Renderer): Promise<string> {
  const url = `http://site.test/blog/run?code=${encodeURIComponent('return process.pid')}`
  return (await renderer.render({ url, requestId: 'process' })).html
}

/** @returns the process of the trial */
async function tryOut(failures: SmokeOutcome['failures']): Promise<string> {
  let tried = ''
  await renderers.tryOut(fixture.composition('next', 'r2'), limits(), async (renderer) => {
    tried = await processOf(renderer)
    return { failures, skipped: [] }
  })
  return tried
}

describe('a release', () => {
  it('goes live in the process that tried it out, so no visitor waits for another to start', async () => {
    await renderers.show(fixture.composition('live'))
    const before = await processOf(renderers.current)
    const tried = await tryOut([])
    expect(await processOf(renderers.current)).toBe(before)
    await renderers.show(fixture.composition('next', 'r2'))

    expect(tried).toMatch(/^\d+$/)
    expect(await processOf(renderers.current)).toBe(tried)
  })

  it('that is rolled back makes room at once for the former one, which still has its process', async () => {
    await renderers.show(fixture.composition('former'))
    const before = await processOf(renderers.current)
    await renderers.show(fixture.composition('next', 'r2'))
    expect(await processOf(renderers.current)).not.toBe(before)
    await renderers.show(fixture.composition('former'))
    expect(await processOf(renderers.current)).toBe(before)
  })

  it('counts for the breakers of visitors from then on, and not before', async () => {
    await tryOut([])
    expect(renderers.breakers.states).toEqual([])
    await renderers.show(fixture.composition('next', 'r2'))
    await processOf(renderers.current)
    expect(renderers.breakers.states).toContainEqual({ name: 'blog', release: 'r2', isOpen: false })
  })

  it('that failed its trial has no process left', async () => {
    const tried = Number(await tryOut([{ route: '/blog/a', message: 'window is not defined' }]))
    for (let tries = 0; tries < 100 && isRunning(tried); tries += 1) await new Promise((end) => setTimeout(end, 50))
    expect(isRunning(tried)).toBe(false)
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
