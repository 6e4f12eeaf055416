/** @jest-environment node */
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { shellPaths } from '../../src/office/officePaths'
import type { SendPage } from '../pages/pageSender'
import type { Renderers } from '../render/Renderers'
import { officeRoutes } from './office.routes'

const build = (name: string, part: string) => ({
  release: 'r1',
  base: `/remotes/${name}/r1/${part}/`,
  files: { entry: `${name}.js`, integrity: { [`${name}.js`]: 'sha384-x' }, chunks: { libraries: ['react.js'] } },
})
const composition = {
  id: 'c',
  shell: build('shell', 'browser'),
  remotes: [
    { ...build('catalogue', 'browser'), name: 'catalogue', routes: [{ id: 'product', path: '/products/:slug' }] },
  ],
}
const inbox = {
  id: 'inbox',
  path: 'enquiries',
  group: 'sales',
  title: 'Enquiries',
  icon: 'inbox',
  may: 'enquiries.write',
}
const office = {
  shell: build('shell', 'office'),
  remotes: [{ ...build('account', 'office'), name: 'account', container: 'a', routes: [], lends: [], pages: [inbox] }],
}

/** The composition server with only what the office uses of it. */
async function server(live: object): Promise<FastifyInstance> {
  const app = Fastify()
  const renderers = { isLive: true, current: { composition, live } } as unknown as Renderers
  const sendPage: SendPage = async (_request, reply) => reply.code(404).send('a page of the site')
  await app.register(officeRoutes, { renderers, publicOrigin: 'https://www.example.org', sendPage })
  return app
}

describe('a document of the office', () => {
  it.each(['/office', '/office/enquiries/E-23456789?filter=x'])(
    '%s is neither cached nor indexed [O-04]',
    async (url) => {
      const { statusCode, headers, body } = await (await server({ office })).inject(url)
      expect(statusCode).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(body).toContain('<meta name="robots" content="noindex">')
    },
  )

  it('is a skeleton without header, footer or data, and names the releases that bring pages [O-04, O-01]', async () => {
    const { body } = await (await server({ office })).inject('/office')
    expect(body).not.toMatch(/<(header|footer)\b/)
    expect(body).toContain('<script defer src="/remotes/shell/r1/office/shell.js" integrity="sha384-x" crossorigin>')
    const state = JSON.parse(body.match(/<script id="office-state"[^>]*>(.*?)<\/script>/)?.[1] ?? 'null')
    expect(state).toEqual({ ...office, origin: 'https://www.example.org', routes: { product: '/products/:slug' } })
  })

  it('starts when all of it is read, also with scripts from the cache of the browser [O-04]', async () => {
    const { body } = await (await server({ office })).inject('/office')
    const early = body.match(/<script (?!id=)[^>]*src="[^"]*\/office\/[^>]*>/g) ?? []
    expect(early).toHaveLength(2)
    for (const script of early) expect(script).toContain(' defer ')
  })

  it.each(['/office/nope', '/office/staff/nope', '/office/enquiriesx', '/office/nope?x=/office/staff'])(
    '%s answers 404, because no live release has it [O-75]',
    async (url) => {
      const { statusCode, body } = await (await server({ office })).inject(url)
      expect([statusCode, body.includes('office-state')]).toEqual([404, true])
    },
  )

  it('of every page of the shell and of a remote answers 200 [O-75]', async () => {
    const app = await server({ office })
    for (const path of [...shellPaths, inbox.path, `${inbox.path}/E-23456789`]) {
      const { statusCode } = await app.inject(`/office/${path}`)
      expect([path, statusCode]).toEqual([path, 200])
    }
  })

  it('is a page like any other where the live shell has no office [O-02]', async () => {
    const { statusCode, body } = await (await server({})).inject('/office')
    expect([statusCode, body]).toEqual([404, 'a page of the site'])
  })
})
