/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LiveRemote } from '../../src/composition/composition'
import { Breaker } from './Breaker'
import { Breakers } from './Breakers'
import type { RenderLog } from './RenderLog'
import { RenderPool } from './RenderPool'

// Real threads; in place of the shell's bundle one that does as the address says, through a file of the remote as in a release.
const behaviour = `
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  exports.loop = () => { for (;;); }
  exports.page = async (address) => {
    if (address.endsWith('/loop')) exports.loop()
    if (address.endsWith('/late-loop')) return wait(20).then(exports.loop)
    if (address.endsWith('/hang')) return wait(60_000)
    if (address.endsWith('/end')) process.exit(3)
    if (address.endsWith('/fill')) { const all = []; for (;;) all.push(new Array(100_000).fill({})) }
    if (address.endsWith('/stray')) Promise.reject(new Error('nobody waits for this'))
    if (address.endsWith('/slow')) await wait(300)
  }
`
const bundle = `
  const { workerData } = require('node:worker_threads')
  exports.render = async ({ url, resting }) => {
    const { pathname } = new URL(url)
    const owner = workerData.directories[pathname.split('/')[1]]
    if (owner) await require(owner + '/page.cjs').page(pathname)
    if (pathname === '/' && !resting.includes('blog')) require(workerData.directories.blog + '/page.cjs').loop()
    return { status: 200, html: pathname, failures: [], complete: true }
  }
`

// Long enough for a machine that has a lot else to do.
const DEADLINE = 15_000
const REST = 2_000
jest.setTimeout(60_000)

let folder: string
let program: URL
let pool: RenderPool
const events: Record<keyof RenderLog, jest.Mock> = { notRendered: jest.fn(), resting: jest.fn(), stray: jest.fn() }

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-pool-'))
  const outfile = path.join(folder, 'render.worker.mjs')
  const esbuild = require.resolve('esbuild/bin/esbuild')
  execFileSync(esbuild, [
    path.join(__dirname, 'render.worker.ts'),
    `--outfile=${outfile}`,
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--log-level=error',
  ])
  program = pathToFileURL(outfile)
  writeFileSync(path.join(folder, 'render.cjs'), bundle)
  for (const remote of ['blog', 'catalogue', 'content']) {
    mkdirSync(path.join(folder, remote))
    writeFileSync(path.join(folder, remote, 'page.cjs'), behaviour)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeEach(() => {
  for (const event of Object.values(events)) event.mockReset()
  pool = startPool(DEADLINE)
})
afterEach(() => pool.close())

function startPool(deadline: number) {
  return new RenderPool({
    composition: {
      id: 'c',
      shell: { release: 's', base: '/', manifestIntegrity: '', files: { entry: '', integrity: {}, chunks: {} } },
      remotes: [
        remote('blog', [{ id: 'blog', path: '/blog/:what' }]),
        remote('catalogue', [{ id: 'catalogue', path: '/catalogue/:what' }]),
        remote('content', [{ id: 'home', path: '/', borrows: ['blog/Cards'] }]),
      ],
      renderer: path.join(folder, 'render.cjs'),
      directories: Object.fromEntries(['blog', 'catalogue', 'content'].map((name) => [name, path.join(folder, name)])),
    },
    apiOrigin: '',
    publicOrigin: '',
    development: false,
    workers: 2,
    deadline,
    blockedAfter: 500,
    breakers: new Breakers(() => new Breaker({ limit: 2, rest: REST })),
    log: events,
    program,
  })
}

function remote(name: string, routes: LiveRemote['routes']): LiveRemote {
  return { name, release: 'r1', base: '', manifestIntegrity: '', container: name, routes, lends: [] }
}

let lastRequest = 0
const render = (address: string) => {
  lastRequest += 1
  return pool.render({ url: `http://site.test${address}`, requestId: String(lastRequest) }).then(
    ({ html }) => html,
    ({ reason }) => reason,
  )
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a remote that never yields', () => {
  it('R-716 loses its own page only: the pages beside it are rendered again elsewhere', async () => {
    const beside = Array.from({ length: 12 }, (_, index) => `/catalogue/${index % 2 ? 'slow' : index}`)
    const [looped, ...others] = await Promise.all(['/blog/late-loop', ...beside].map(render))
    expect(looped).toBe('blocked')
    expect(others).toEqual(beside)
    expect(events.notRendered).toHaveBeenCalledTimes(1)
    expect(events.notRendered.mock.calls[0][0]).toMatchObject({
      remote: 'blog@r1',
      reason: 'blocked',
      detail: expect.stringContaining('blog/page.cjs:3'),
    })
  })

  it('R-716 rests after it failed too often, alone, and is tried again by one page after a while', async () => {
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

  it('R-716 is blamed for what it lends, and the page it lends to comes without it', async () => {
    expect([await render('/'), await render('/')]).toEqual(['blocked', 'blocked'])
    expect(events.notRendered.mock.calls.map(([{ remote }]) => remote)).toEqual(['blog@r1', 'blog@r1'])
    expect(await render('/')).toBe('/')
  })
})

describe('a remote that', () => {
  it('hangs is given up at the deadline, and its thread goes without the others on it', async () => {
    await pool.close()
    pool = startPool(2_000)
    const [hung, ...others] = await Promise.all(['/blog/hang', '/catalogue/slow', '/catalogue/a'].map(render))
    expect([hung, ...others]).toEqual(['deadline', '/catalogue/slow', '/catalogue/a'])
    expect(events.notRendered.mock.calls[0][0]).toMatchObject({ remote: 'blog@r1', reason: 'deadline' })
    expect(await render('/catalogue/b')).toBe('/catalogue/b')
  })

  // Memory that runs full stops the thread first: whichever is noticed earlier.
  it.each([
    ['end', /^ended$/],
    ['fill', /^(ended|blocked)$/],
  ])('ends its thread (%s) loses its own page only', async (how, reason) => {
    const answers = await Promise.all([`/blog/${how}`, '/catalogue/slow', '/catalogue/a', '/content/b'].map(render))
    expect(answers).toEqual([expect.stringMatching(reason), '/catalogue/slow', '/catalogue/a', '/content/b'])
    expect(events.notRendered.mock.calls).toEqual([[expect.objectContaining({ remote: 'blog@r1' })]])
  })

  it('forgets a promise that fails harms nobody, and is named', async () => {
    expect(await Promise.all(['/blog/stray', '/catalogue/slow'].map(render))).toEqual(['/blog/stray', '/catalogue/slow'])
    expect(events.stray.mock.calls).toEqual([[expect.objectContaining({ remote: 'blog@r1', message: 'nobody waits for this' })]])
  })
})

describe('a pool that is closed', () => {
  it('R-722 lets the pages finish that have begun', async () => {
    const begun = ['/catalogue/slow', '/blog/slow'].map(render)
    await Promise.resolve()
    const closed = pool.close()
    expect(await Promise.all(begun)).toEqual(['/catalogue/slow', '/blog/slow'])
    await closed
  })
})
