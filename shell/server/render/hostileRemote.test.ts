/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SHELL_KEY_HEADER } from '@brightfill/shared/contract'
import Fastify from 'fastify'
import { Apis } from '../apis/Apis'
import { RenderBudget } from '../clients/RenderBudget'
import { fakeApi } from '../fakeApi'
import { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import { pageSender } from '../pages/pageSender'
import { pageRoutes } from '../pages/pages.routes'
import { ReleaseFigures } from '../telemetry/ReleaseFigures'
import { Telemetry } from '../telemetry/Telemetry'
import { Breakers } from './Breakers'
import { Renderer } from './Renderer'
import type { Renderers } from './Renderers'
import { renderFixture } from './renderFixture'

// A team's release runs its own code here, through the address: this is all that the holder of the team's key can do.

const KEY = 'the-key-of-the-composition-servers'
const logged = { details: [] as string[], uncaught: [] as string[] }
const log = {
  notRendered: ({ detail }: { detail: string }) => void logged.details.push(detail),
  leftOut() {},
  resting() {},
  uncaughtError: ({ message }: { message: string }) => void logged.uncaught.push(message),
}
jest.setTimeout(60_000)

let fixture: ReturnType<typeof renderFixture>
let api: Awaited<ReturnType<typeof fakeApi>>
let renderer: Renderer

beforeAll(async () => {
  process.env.SHELL_KEY = KEY
  fixture = renderFixture()
  writeFileSync(path.join(fixture.folder, 'platform.key'), KEY)
  api = await fakeApi({
    'POST /api/user/get-country': { result: 1, country: [{ id: 1, name: 'x'.repeat(2 << 20) }] },
    'GET /api/pages': [{ id: 1, title: 'Home', url: '/' }],
    'POST /api/get/products-search': ({ body }: { body: string }) => ({
      result: 1,
      blogs: [],
      products: [{ name: body, slug: 'a', model: 'b' }],
    }),
  })
})
afterAll(async () => {
  await api.close()
  fixture.remove()
  delete process.env.SHELL_KEY
})
beforeEach(() => {
  logged.details = []
  logged.uncaught = []
  renderer = startRenderer('c')
})
afterEach(() => renderer.close())

function startRenderer(composition: string, blockedAfter = 1_000) {
  return new Renderer({
    composition: fixture.composition(composition),
    apis: new Apis([api.origin], KEY),
    publicOrigin: '',
    development: false,
    workers: 1,
    deadline: 15_000,
    blockedAfter,
    breakers: new Breakers(),
    log,
    program: fixture.program,
  })
}

async function render(address: string, by = renderer): Promise<string> {
  const rendered = await by.render({ url: `http://site.test${address}`, requestId: '1' }).catch(({ reason }) => reason)
  return rendered.html ?? rendered
}

/** The pages of a site that this renderer renders, for visitors. */
async function startSite(by: Renderer) {
  const apis = new Apis([api.origin])
  // The sender uses nothing else of the renderers.
  const renderers = { current: by, isLive: true, noteView: () => false, noteError() {} } as unknown as Renderers
  const site = Fastify({ genReqId: () => 'id-of-request' })
  const sendPage = pageSender({
    renderers,
    maintenance: new MaintenanceWatch(apis),
    publicOrigin: 'https://www.example.org',
    renders: RenderBudget.of({ development: false }),
    contentVersion: () => '1',
    telemetry: new Telemetry(() => undefined, new ReleaseFigures()),
  })
  await site.register(pageRoutes, { sendPage })
  return site
}
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const run = (code: string, by = renderer) => render(`/blog/run?${new URLSearchParams({ code })}`, by)

/** Code that finds the pipe to the server. */
const pipe = 'process._getActiveHandles().find((handle) => handle.write)'
/** Code that makes a message for the server. */
const line = (message: string) => `JSON.stringify({ ${message} }) + '\\n'`
const page = 'status: 200, failures: [], complete: true'

const REFUSED = 'ERR_ACCESS_DENIED'
const inFolder = (name: string) => JSON.stringify(path.join(fixture.folder, name))

describe('a hostile remote', () => {
  it('finds no environment, and so no key', async () => {
    expect(await run('return process.env')).toBe('{}')
    expect(await run(`return require('node:fs').readFileSync('/proc/' + process.ppid + '/environ')`)).toBe(REFUSED)
  })

  it('reads its own release and the others of its composition, and no other file', async () => {
    const read = (file: string) => run(`return require('node:fs').readFileSync(${file}, 'utf8').length > 0`)
    expect(await read(inFolder('blog/page.cjs'))).toBe('true')
    expect(await read(inFolder('catalogue/page.cjs'))).toBe('true')
    expect(await read(inFolder('platform.key'))).toBe(REFUSED)
    expect(await read('"/etc/passwd"')).toBe(REFUSED)
    expect(await run(`return require('node:fs').readdirSync(${inFolder('')})`)).toBe(REFUSED)
  })

  it('writes nothing, neither releases of others nor its own', async () => {
    const before = readFileSync(path.join(fixture.folder, 'catalogue/page.cjs'), 'utf8')
    for (const file of ['catalogue/page.cjs', 'blog/page.cjs', 'new'])
      expect(await run(`return require('node:fs').writeFileSync(${inFolder(file)}, '')`)).toBe(REFUSED)
    expect(await run(`return require('node:fs').rmSync(${inFolder('catalogue/page.cjs')})`)).toBe(REFUSED)
    expect(await run(`return process.report.writeReport(${inFolder('report')})`)).toBe(REFUSED)
    expect(await run(`return require('node:v8').writeHeapSnapshot(${inFolder('heap')})`)).toBe(REFUSED)
    expect(readFileSync(path.join(fixture.folder, 'catalogue/page.cjs'), 'utf8')).toBe(before)
    expect(existsSync(path.join(fixture.folder, 'new'))).toBe(false)
  })

  it.each([
    ['processes', `require('node:child_process').spawn('sleep', ['1'])`],
    ['copies of itself', `require('node:child_process').fork(__filename)`],
    ['threads', `new (require('node:worker_threads').Worker)('', { eval: true })`],
    ['debugger', `require('node:inspector').open(0)`],
    [
      'WebAssembly that reaches files',
      `new (require('node:wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } })`,
    ],
    ['bindings of node', `process.binding('process_methods')`],
  ])('starts no %s', async (_, code) => {
    expect(await run(code.replace('__filename', inFolder('blog/page.cjs')))).toBe(REFUSED)
  })

  it('loads no native code', async () => {
    expect(await run(`return process.dlopen({ exports: {} }, ${inFolder('blog/page.cjs')})`)).toBe(
      'ERR_DLOPEN_DISABLED',
    )
  })

  it('reaches no other process: it cannot stop the server, slow it down or open a debugger in it', async () => {
    const reach = [
      ...['kill', '_kill', '_debugProcess', '_debugEnd'].map((name) => `process.${name}`),
      `require('node:os').setPriority`,
      `(await import('node:process')).kill`,
      `(await import('node:os')).setPriority`,
    ]
    expect(await run(`return [${reach.map((name) => `typeof ${name}`)}]`)).toBe(
      JSON.stringify(reach.map(() => 'undefined')),
    )
  })

  it.each([
    ['traces', `require('node:trace_events').createTracing({ categories: ['v8'] }).enable()`],
    ['traces by import', `(await import('node:trace_events')).createTracing({ categories: ['v8'] }).enable()`],
    ['flags of V8', `require('node:v8').setFlagsFromString('--trace-turbo')`],
    ['flags of V8 by import', `(await import('node:v8')).setFlagsFromString('--trace-turbo')`],
    ['snapshots of a full memory', `require('node:v8').setHeapSnapshotNearHeapLimit(1)`],
  ])('writes no files through %s', async (_, code) => {
    const before = readdirSync('.')
    expect(await run(`return ${code}`)).toMatch(/is not a function$/)
    expect(readdirSync('.')).toEqual(before)
  })

  it('sees the path and the named parameters of another visitor, and nothing else: no token, cookie, address or id', async () => {
    const site = await startSite(renderer)
    await run(`globalThis.heard = ''; ${pipe}.on('data', (data) => { globalThis.heard += data })`)
    const headers = {
      cookie: 'bf_device=cookie-of-ada',
      'user-agent': 'browser-of-ada',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    }
    for (const url of [
      '/catalogue/fine?search=words-of-ada&other=part-of-ada',
      '/reset-password?email=mail-of-ada&token=secret-of-ada',
      '/Reset-Password/?token=secret-of-ada',
      '/auth/callback?token=secret-of-ada',
      '/?override=ticket-of-ada',
    ]) {
      await site.inject({ url, headers, remoteAddress: '203.0.113.77' })
    }
    await site.close()
    const heard: string = JSON.parse(await run('return globalThis.heard'))
    expect(heard.match(/"url":"[^"]+-of-ada"|.{9}-of-ada|203\.0\.113\.77|id-of-request|0af7651916cd43dd/g)).toEqual([
      '"url":"https://www.example.org/catalogue/fine?search=words-of-ada"',
    ])
    for (const path of ['reset-password', 'auth/callback', ''])
      expect(heard).toContain(`"task":{"url":"https://www.example.org/${path}"`)
  })

  it('reads through the api what any visitor may read, and never sees the key that the server adds', async () => {
    const answer = await run(`return ask({ method: 'GET', path: '/api/pages' })`)
    expect(JSON.parse(answer)).toEqual({ status: 200, body: '[{"id":1,"title":"Home","url":"/"}]' })
    expect(api.headers['GET /api/pages']?.[SHELL_KEY_HEADER]).toBe(KEY)
    const body = { type: 'application/x-www-form-urlencoded', text: 'name=filler' }
    const search = JSON.stringify({ method: 'POST', path: '/api/get/products-search', body })
    expect(await run(`return ask(${search})`)).toContain('name=filler')
  })

  it.each([
    ['POST', '/api/user/login/account/auth'],
    ['POST', '/api/submit-form'],
    ['POST', '/api/releases/live'],
    ['GET', '/api/user/get/orders'],
    ['GET', '/api/pages/../releases'],
    ['GET', '//elsewhere.test/api/pages'],
    ['GET', '@elsewhere.test/api/pages'],
  ])('is refused %s %s', async (method, address) => {
    const before = api.asked.length
    expect(await run(`return (await ask(${JSON.stringify({ method, path: address })})).status`)).toBe('403')
    expect(api.asked).toHaveLength(before)
  })

  it.each([
    ['what is no message', `'nonsense\\n'`],
    ['a message of another kind', `'{"kind":"hello"}\\n'`],
    ['a page that is none', `'{"kind":"rendered","id":1,"rendered":{"status":200,"html":7}}\\n'`],
    ['a message without an end', `'x'.repeat(40 << 20)`],
    ['a document of 5 MB', line(`kind: 'rendered', id: 1, rendered: { ${page}, html: 'x'.repeat(5 << 20) }`)],
    ['an error of 5,000 characters', line(`kind: 'failed', id: 1, error: { message: 'x'.repeat(5_000) }`)],
    ['again that it is there, which would give its page the whole time again', line(`kind: 'ready'`)],
  ])('loses its process when it sends the server %s, and the site goes on', async (_, text) => {
    // A long message keeps a busy machine busy: then silence is noticed first.
    expect(await run(`${pipe}.write(${text}); return new Promise(() => {})`)).toMatch(/^(ended|blocked)$/)
    expect(await render('/catalogue/fine')).toBe('/catalogue/fine')
  })

  it('keeps its process while its pages are no larger than an editor can make them', async () => {
    const pid = await run('return process.pid')
    for (let count = 0; count < 10; count += 1)
      expect(await run(`return 'x'.repeat(3 << 20)`)).toHaveLength((3 << 20) + 2)
    expect(await run('return process.pid')).toBe(pid)
  })

  it('fills no log: its errors are cut short, and a very long one ends its process', async () => {
    const long = `'x'.repeat(20 << 20)`
    await run(`Promise.reject(new Error(${long})); return 1`)
    for (let tries = 0; logged.uncaught.length < 1 && tries < 200; tries += 1) await pause(50)
    const longer = line(`kind: 'uncaughtError', error: { message: 'x'.repeat(2_001) }`)
    expect(await run(`${pipe}.write(${longer}); return new Promise(() => {})`)).toBe('ended')
    expect(logged.uncaught).toEqual(['x'.repeat(2_000)])
  })

  it('patches globals for its own composition only', async () => {
    await run(`Array.prototype.map = () => ['patched']; globalThis.fetch = undefined`)
    const other = startRenderer('other')
    try {
      const look = `return [[1].map((one) => one), typeof fetch]`
      expect(await run(look)).toBe('[["patched"],"undefined"]')
      expect(await run(look, other)).toBe('[[1],"function"]')
    } finally {
      await other.close()
    }
  })
})
