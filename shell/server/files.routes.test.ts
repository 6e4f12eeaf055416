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
  app = Fastify()
  await app.register(fileRoutes, {
    store: { folder, find: async (_name, release) => (release === 'r1' ? path.join(folder, 'blog/r1') : undefined) },
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

  it('are missing for an unknown release', async () => {
    expect((await get('/remotes/blog/r2/browser/x.js', 'gzip')).statusCode).toBe(404)
  })
})
