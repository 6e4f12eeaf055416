/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { fileRoutes } from './files.routes'

const script = 'export const machines = 1'
let folder: string
let app: FastifyInstance
const find = jest.fn()
const logged: string[] = []

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-files-'))
  const browser = path.join(folder, 'blog/r1/browser')
  mkdirSync(browser, { recursive: true })
  writeFileSync(path.join(browser, 'x.js'), script)
  writeFileSync(path.join(browser, 'x.js.gz'), gzipSync(script))
  for (const file of [
    'page.html',
    'page.htm',
    'page.xhtml',
    'feed.xml',
    'film.mp4',
    'logo.svg',
    'manifest.json',
    'x.d.ts',
  ])
    writeFileSync(path.join(browser, file), '<script>alert(1)</script>')
  find.mockReset().mockImplementation(async (_name, release) => release === 'r1' && path.join(folder, 'blog/r1'))
  logged.length = 0
  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } } })
  await app.register(fileRoutes, {
    store: { find, folder, isShown: (name, release) => name === 'shell' || release === 'r1', findShown: find },
    overrides: { allows: ({ headers }, name, release) => headers.cookie === `may see ${name}@${release}` },
  })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } })

describe('the files of a release', () => {
  it('may be kept by every cache, the compressed copy apart from the plain one', async () => {
    const [compressed, plain] = [
      await get('/remotes/blog/r1/browser/x.js', 'gzip'),
      await get('/remotes/blog/r1/browser/x.js', 'identity'),
    ]
    expect([compressed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined])
    expect(plain.body).toBe(script)
    for (const { headers } of [compressed, plain]) {
      expect(headers['cache-control']).toContain('immutable')
      expect(headers.vary).toBe('Accept-Encoding')
    }
  })

  it('are looked up only so often for a client that invents releases', async () => {
    const invented = (number: number) => get(`/remotes/blog/x${number}/browser/x.js`, 'identity')
    for (let number = 0; number < 30; number += 1) expect((await invented(number)).statusCode).toBe(404)
    for (let number = 30; number < 200; number += 1) await invented(number)
    expect(find.mock.calls.length).toBeLessThan(60)
    const { statusCode, headers } = await invented(200)
    expect([statusCode, headers['retry-after']]).toEqual([429, '10'])
    expect((await get('/remotes/blog/r1/browser/x.js', 'identity')).statusCode).toBe(200)
    const other = await app.inject({ url: '/remotes/blog/x1/browser/x.js', remoteAddress: '203.0.113.2' })
    expect(other.statusCode).toBe(404)
  })

  it.each(['page.html', 'page.htm', 'page.xhtml', 'feed.xml', 'film.mp4', 'x.js.gz'])(
    'are missing when they are nothing a page is made of: %s [R-559]',
    async (file) => {
      expect((await get(`/remotes/blog/r1/browser/${file}`, 'identity')).statusCode).toBe(404)
    },
  )

  it.each([
    ['x.js', /javascript/],
    ['logo.svg', /^image\/svg\+xml/],
    ['manifest.json', /^application\/json/],
    ['x.d.ts', /^text\/plain/],
  ])('never run as a document of this site: %s [R-559]', async (file, type) => {
    expect((await get(`/remotes/blog/r1/browser/${file}`, 'identity')).headers).toMatchObject({
      'content-type': expect.stringMatching(type),
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it('that are not live are sent only to the browser that may see them, and are stored nowhere', async () => {
    const early = path.join(folder, 'blog/early1/browser')
    mkdirSync(early, { recursive: true })
    writeFileSync(path.join(early, 'x.js'), script)
    find.mockImplementation(async (_name, release) => release === 'early1' && early)
    const ask = (file: string, cookie = 'may see blog@early1') =>
      app.inject({ url: `/remotes/blog/early1/browser/${file}`, headers: { cookie, 'accept-encoding': 'identity' } })
    const { statusCode, body, headers } = await ask('x.js')
    expect([statusCode, body]).toEqual([200, script])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect((await ask('page.html')).statusCode).toBe(404)
    find.mockResolvedValue(undefined)
    for (const cookie of ['', 'may see blog@early2', 'may see content@early1'])
      expect((await ask('x.js', cookie)).statusCode).toBe(404)
  })

  it('have one address in all releases when they are libraries of the shell', async () => {
    const release = path.join(folder, 'shell/s2/browser')
    mkdirSync(release, { recursive: true })
    for (const file of ['fce0cf570a6a1e58.js', 'early.js']) writeFileSync(path.join(release, file), script)

    const library = await get('/remotes/shell/libraries/fce0cf570a6a1e58.js', 'identity')
    expect(library.body).toBe(script)
    expect(library.headers).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': 'sandbox',
    })
    // Other names may mean something else in each release.
    expect((await get('/remotes/shell/libraries/early.js', 'identity')).statusCode).toBe(400)
  })

  it('are fetched by a visitor while this copy of the server still fetches the release', async () => {
    const asked = get('/remotes/shell/libraries/533b47efb44bd28a.js', 'identity')
    const release = path.join(folder, 'shell/s3/browser')
    mkdirSync(release, { recursive: true })
    writeFileSync(path.join(release, '533b47efb44bd28a.js'), script)
    expect((await asked).body).toBe(script)
    expect((await get('/remotes/shell/libraries/0000000000000000.js', 'identity')).statusCode).toBe(404)
  })

  it('are asked for again soon when the registry is away, which is logged once while it lasts', async () => {
    find.mockRejectedValue(new Error('The registry is away'))
    const ask = () => get('/remotes/blog/old1/browser/x.js', 'identity')
    for (const { statusCode, headers } of [await ask(), await ask()])
      expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    const cookie = 'may see blog@early1'
    const early = await app.inject({ url: '/remotes/blog/early1/browser/x.js', headers: { cookie } })
    expect([early.statusCode, early.headers['retry-after'], logged.length]).toEqual([503, '2', 1])
    find.mockResolvedValueOnce(undefined)
    expect([(await ask()).statusCode, (await ask()).statusCode, logged.length]).toEqual([404, 503, 2])
  })

  it('are missing for an unknown release', async () => {
    expect((await get('/remotes/blog/r2/browser/x.js', 'gzip')).statusCode).toBe(404)
  })
})
