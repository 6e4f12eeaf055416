/** @jest-environment node */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism, setPriority } from 'node:os'
import { Apis } from '../apis/Apis'
import { fakeApi } from '../fakeApi'
import { Breaker } from './Breaker'
import { Breakers } from './Breakers'
import type { RenderLog } from './logRender'
import { Renderer } from './Renderer'
import { renderFixture } from './renderFixture'

// Long enough for a busy machine.
const DEADLINE = 15_000
const REST = 2_000
jest.setTimeout(60_000)

let fixture: ReturnType<typeof renderFixture>
let renderer: Renderer
const events: Record<keyof RenderLog, jest.Mock> = {
  notRendered: jest.fn(),
  leftOut: jest.fn(),
  resting: jest.fn(),
  uncaughtError: jest.fn(),
}

beforeAll(() => {
  fixture = renderFixture()
})
afterAll(() => fixture.remove())

beforeEach(() => {
  for (const event of Object.values(events)) event.mockReset()
  renderer = startRenderer(DEADLINE)
})
afterEach(() => renderer.close())

function startRenderer(deadline: number, apiOrigin = '') {
  return new Renderer({
    composition: fixture.composition('c'),
    apis: new Apis([apiOrigin]),
    publicOrigin: '',
    development: false,
    workers: 2,
    deadline,
    blockedAfter: 500,
    breakers: new Breakers(() => new Breaker(2, REST)),
    log: events,
    program: fixture.program,
  })
}

let lastRequest = 0
const networks: string[] = []
/** Networks are as old as their first page. */
const sinceOf = (network: string) => {
  if (!networks.includes(network)) networks.push(network)
  return networks.indexOf(network)
}
const render = (address: string, client = '', network = client) => {
  lastRequest += 1
  const requester = { client, network, since: sinceOf(network) }
  return renderer.render({ url: `http://site.test${address}`, requestId: String(lastRequest) }, requester).then(
    ({ html }) => html,
    ({ reason }) => reason,
  )
}
/** Pages of one client, or of as many as there are pages. */
const many = (address: string, count: number, client?: string) =>
  Promise.all(Array.from({ length: count }, (_, index) => render(address, client ?? `client ${index}`)))
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a remote that never yields', () => {
  it('loses only its own page: the pages beside it render again elsewhere [R-751]', async () => {
    const beside = Array.from({ length: 12 }, (_, index) => `/catalogue/${index % 2 ? 'slow' : index}`)
    const [looped, ...others] = await Promise.all(
      ['/blog/late-loop', ...beside].map((address, index) => render(address, `client ${index}`)),
    )
    expect(looped).toBe('blocked')
    expect(others).toEqual(beside)
    expect(events.notRendered).toHaveBeenCalledTimes(1)
    expect(events.notRendered.mock.calls[0][0]).toMatchObject({
      remote: 'blog@r1',
      reason: 'blocked',
    })
  })

  it('rests after it failed too often, and no other remote does; later one page tries again [R-751]', async () => {
    expect(await Promise.all([render('/blog/loop'), render('/blog/loop')])).toEqual(['blocked', 'blocked'])
    expect(events.resting).toHaveBeenLastCalledWith({ composition: 'c', remote: 'blog@r1', resting: true })
    expect(await Promise.all([render('/blog/fine'), render('/catalogue/fine')])).toEqual(['resting', '/catalogue/fine'])

    await pause(REST + 50)
    expect(await Promise.all([render('/blog/loop'), render('/blog/fine')])).toEqual(['blocked', 'resting'])
    await pause(REST + 50)
    expect(await Promise.all([render('/blog/fine'), render('/blog/fine')])).toEqual(['/blog/fine', 'resting'])
    expect(events.resting).toHaveBeenLastCalledWith({ composition: 'c', remote: 'blog@r1', resting: false })
    expect(await Promise.all([render('/blog/fine'), render('/blog/fine')])).toEqual(['/blog/fine', '/blog/fine'])
  })

  it('is blamed for what it lends, and the borrowing page comes without it [R-751]', async () => {
    expect([await render('/borrowing'), await render('/borrowing')]).toEqual(['/borrowing', '/borrowing'])
    expect(events.leftOut.mock.calls.map(([{ remote }]) => remote)).toEqual(['blog@r1', 'blog@r1'])
    expect(events.resting).toHaveBeenLastCalledWith({ composition: 'c', remote: 'blog@r1', resting: true })
    expect(await Promise.all([render('/borrowing'), render('/blog/fine'), render('/content/fine')])).toEqual([
      '/borrowing',
      'resting',
      '/content/fine',
    ])
  })
})

describe('a remote that', () => {
  it('hangs is given up at the deadline, and the pages beside it come out', async () => {
    await renderer.close()
    renderer = startRenderer(2_000)
    while ((await render('/catalogue/fine')) === 'busy'); // its process is not there yet
    const [hung, ...others] = await Promise.all(
      ['/blog/hang', '/catalogue/slow', '/catalogue/a'].map((address, index) => render(address, `client ${index}`)),
    )
    expect([hung, ...others]).toEqual(['deadline', '/catalogue/slow', '/catalogue/a'])
    expect(events.notRendered.mock.calls[0][0]).toMatchObject({ remote: 'blog@r1', reason: 'deadline' })
    expect(await render('/catalogue/b')).toBe('/catalogue/b')
  })

  // Full memory makes a process slow before it ends: the test takes any of these reasons.
  it.each([
    ['end', /^ended$/],
    ['fill', /^(ended|blocked|stopped|busy)$/],
    ['fill-buffers', /^(ended|blocked|stopped|busy)$/],
  ])('ends its process (%s) loses only its own page', async (how, reason) => {
    const answers = await Promise.all(
      [`/blog/${how}`, '/catalogue/slow', '/catalogue/a', '/content/b'].map((address, index) =>
        render(address, `client ${index}`),
      ),
    )
    expect(answers).toEqual([expect.stringMatching(reason), '/catalogue/slow', '/catalogue/a', '/content/b'])
    expect(events.notRendered.mock.calls).toEqual([[expect.objectContaining({ remote: 'blog@r1' })]])
  })

  it('forgets a promise that fails harms no page, and the log names it', async () => {
    expect(
      await Promise.all(
        ['/blog/forgotten-promise', '/catalogue/slow'].map((address, index) => render(address, `client ${index}`)),
      ),
    ).toEqual(['/blog/forgotten-promise', '/catalogue/slow'])
    expect(events.uncaughtError.mock.calls).toEqual([
      [expect.objectContaining({ remote: 'blog@r1', message: 'nobody waits for this' })],
    ])
  })
})

describe('more pages than the processes manage', () => {
  it('are refused, and no remote is to blame [R-750]', async () => {
    expect(await render('/catalogue/fine')).toBe('/catalogue/fine')
    const answers = await many('/catalogue/slow', 400)
    expect([...new Set(answers)].sort()).toEqual(['/catalogue/slow', 'full'])
    expect(events.resting).not.toHaveBeenCalled()
    expect(await many('/catalogue/fine', 20)).toEqual(Array(20).fill('/catalogue/fine'))
  })

  it('leave the next turns to other clients [R-750]', async () => {
    expect(await render('/catalogue/fine')).toBe('/catalogue/fine')
    const order: string[] = []
    const flood = Array.from({ length: 400 }, () => render('/catalogue/slow', 'one').then(() => order.push('one')))
    const others = await many('/catalogue/slow', 5, 'another').finally(() => order.push('another'))
    expect(others).toEqual(Array(5).fill('/catalogue/slow'))
    await Promise.all(flood)
    // At least what waited with them is still to come.
    expect(order.slice(order.indexOf('another')).length).toBeGreaterThan(40)
  })

  it('leave the next turns to other networks, however many clients one has [R-750]', async () => {
    expect(await render('/catalogue/fine')).toBe('/catalogue/fine')
    const order: string[] = []
    const flood = Array.from({ length: 400 }, (_, number) =>
      render('/catalogue/slow', `client ${number}`, 'one').then(() => order.push('one')),
    )
    const others = await many('/catalogue/slow', 4, 'another').finally(() => order.push('another'))
    expect(others).toEqual(Array(4).fill('/catalogue/slow'))
    await Promise.all(flood)
    expect(order.slice(order.indexOf('another')).length).toBeGreaterThan(40)
  })

  it('are few at a time of one client, so that the api has time for others', async () => {
    const flood = many('/catalogue/slow', 12, 'one') // 300 ms each
    const began = Date.now()
    await flood
    expect(Date.now() - began).toBeGreaterThan(850)
  })

  it('have their full time when it is their turn [R-750]', async () => {
    await renderer.close()
    renderer = startRenderer(3_000)
    while ((await render('/catalogue/fine')) === 'busy');
    // Pages that hang take every seat, so the others wait until those are given up.
    const hung = many('/blog/hang', 32)
    const others = await many('/catalogue/slow', 8)
    expect(others.filter((answer) => answer !== 'busy' && answer !== '/catalogue/slow')).toEqual([])
    expect(new Set(await hung)).toEqual(new Set(['deadline']))
    expect(events.resting.mock.calls.map(([{ remote }]) => remote)).toEqual(['blog@r1'])
  })
})

it('names the request and the trace of a page in the calls that it makes', async () => {
  await renderer.close()
  const api = await fakeApi({ 'GET /api/pages': [] })
  renderer = startRenderer(DEADLINE, api.origin)
  const id = '0af7651916cd43dd8448eb211c80319c'
  await renderer.render({ url: 'http://site.test/blog/asks', requestId: 'request-1', trace: { id, sampled: '01' } })
  expect(api.headers['GET /api/pages']).toMatchObject({
    'x-request-id': 'request-1',
    traceparent: expect.stringMatching(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`)),
  })
  await renderer.close()
  await api.close()
})

it('a page takes a seat in a process that runs, while another starts for those after it', async () => {
  const processId = `/blog/run?code=${encodeURIComponent('return process.pid')}`
  const first = await render(processId)
  const slow = many('/catalogue/slow', 3)
  expect(await render(processId)).toBe(first)
  await slow
  // The other takes as long to start as this machine needs.
  const beside = async () => {
    const later = many('/catalogue/slow', 3)
    const answer = await render(processId)
    await later
    return answer
  }
  let other = first
  for (let round = 0; other === first && round < 30; round++) other = await beside()
  expect(other).toMatch(/^\d+$/)
  expect(other).not.toBe(first)
})

describe('an api that is slow', () => {
  it('makes pages late, and no remote is to blame [R-750]', async () => {
    await renderer.close()
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo // it listens on a port, not on a pipe
    renderer = startRenderer(2_000, `http://127.0.0.1:${port}`)
    expect(await many('/blog/asks', 3)).toEqual(['busy', 'busy', 'busy'])
    expect(events.resting).not.toHaveBeenCalled()
    silent.close().closeAllConnections()
  })
})

describe('a machine that is busy', () => {
  it('makes pages late for lack of a processor, and no remote is to blame [R-750]', async () => {
    await renderer.close()
    renderer = startRenderer(2_000)
    while ((await render('/catalogue/fine')) === 'busy');
    for (const pid of childrenOf(process.pid)) setPriority(pid, 19)
    const others = availableParallelism() * 3
    const hogs = Array.from({ length: others }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
    try {
      await pause(300)
      const answers = await many('/blog/work', 4)
      expect(answers).toContain('busy')
      expect(answers.filter((answer) => answer !== 'busy' && answer !== '/blog/work')).toEqual([])
      expect(events.resting).not.toHaveBeenCalled()
    } finally {
      for (const hog of hogs) hog.kill('SIGKILL')
    }
  })
})

describe('a renderer that is closed', () => {
  it('finishes the pages that it has begun [R-741]', async () => {
    const begun = ['/catalogue/slow', '/blog/slow'].map((address, index) => render(address, `client ${index}`))
    await Promise.resolve()
    const closed = renderer.close()
    expect(await Promise.all(begun)).toEqual(['/catalogue/slow', '/blog/slow'])
    await closed
  })
})
