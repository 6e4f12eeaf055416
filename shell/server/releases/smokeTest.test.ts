/** @jest-environment node */

import { Apis } from '../apis/Apis'
import { Breakers } from '../render/Breakers'
import { NotRendered } from '../render/NotRendered'
import { Renderer } from '../render/Renderer'
import { renderFixture } from '../render/renderFixture'
import { smokeTest } from './smokeTest'

jest.setTimeout(60_000)

const route = '/blog/:what'
const ignored = () => {}

let fixture: ReturnType<typeof renderFixture>
let live: Renderer
let next: Renderer

beforeAll(() => {
  fixture = renderFixture()
  live = startRenderer('r1')
  next = startRenderer('r2')
})
afterAll(async () => {
  await Promise.all([live.close(), next.close()])
  fixture.remove()
})

function startRenderer(blog: string) {
  return new Renderer({
    composition: fixture.composition(`with ${blog}`, blog),
    apis: new Apis([]),
    publicOrigin: '',
    development: false,
    workers: 1,
    deadline: 15_000,
    blockedAfter: 2_000,
    breakers: new Breakers(),
    log: { notRendered: ignored, leftOut: ignored, resting: ignored, uncaughtError: ignored },
    program: fixture.program,
  })
}

/** Tries the blog's release r2 beside r1, which is live. */
function tryBlog({ example, addresses = [] }: { example?: string; addresses?: string[] }) {
  return smokeTest({
    ...{ renderer: next, live, changed: ['blog'], origin: 'http://site.test', addresses },
    examples: example === undefined ? {} : { [route]: example },
  })
}

describe('a release that is to go live', () => {
  it('passes when each of its pages renders', async () => {
    expect(await tryBlog({ example: '/blog/fine' })).toEqual({ failures: [], skipped: [] })
  })

  it.each([404, 500, 503])('fails with a page that answers %i and did not before [R-737]', async (status) => {
    const page = `/blog/status-${status}-as-r2`
    expect(await tryBlog({ example: page })).toEqual({
      failures: [{ route: page, message: `It answers ${status}` }],
      skipped: [],
    })
  })

  it('fails with a page that throws [R-737]', async () => {
    const page = '/blog/fail-as-r2'
    expect(await tryBlog({ example: page })).toEqual({ failures: [{ route: page, message: 'failed' }], skipped: [] })
  })

  it('is not to blame for a page that is missing in the live release as well, which it names', async () => {
    const page = '/blog/status-404'
    expect(await tryBlog({ example: page })).toEqual({
      failures: [],
      skipped: [{ route: page, message: 'the live release answers 404 as well' }],
    })
  })

  it('is tried at the address that it names as an example, else at one of the site', async () => {
    const addresses = ['/', '/blog/status-500-as-r2']
    expect((await tryBlog({ addresses })).failures).toHaveLength(1)
    expect((await tryBlog({ example: '/blog/fine', addresses })).failures).toHaveLength(0)
  })

  it.each(['busy', 'full'] as const)('is not judged by a server that is %s [R-737]', async (reason) => {
    const render = () => Promise.reject(new NotRendered(reason))
    const busy = { composition: next.composition, render }
    const test = { changed: ['blog'], origin: 'http://site.test', examples: { [route]: '/blog/fine' }, addresses: [] }
    await expect(smokeTest({ ...test, renderer: busy })).rejects.toThrow(reason)
    const page = '/blog/status-404'
    const compared = smokeTest({ ...test, examples: { [route]: page }, renderer: next, live: busy })
    await expect(compared).rejects.toThrow(reason)
  })

  it('fails with one page although there was no time for another [R-737]', async () => {
    const [blog] = next.composition.remotes
    const routes = ['/blog/one', '/blog/two'].map((path) => ({ id: path, path }))
    const composition = { ...next.composition, remotes: blog ? [{ ...blog, routes }] : [] }
    const render: Renderer['render'] = ({ url }) =>
      Promise.reject(new NotRendered(url.endsWith('one') ? 'busy' : 'deadline'))
    const test = { changed: ['blog'], origin: 'http://site.test', examples: {}, addresses: [] }
    expect(await smokeTest({ ...test, renderer: { composition, render } })).toEqual({
      failures: [{ route: '/blog/two', message: 'deadline' }],
      skipped: [],
    })
  })

  it('fails with an example that is no address [R-737]', async () => {
    const failures = [{ route: '//', message: expect.stringContaining('Invalid URL') }]
    expect(await tryBlog({ example: '//' })).toEqual({ failures, skipped: [] })
  })

  it('is not judged by a server that cannot start a process [R-737]', async () => {
    const render = () => Promise.reject(new NotRendered('ended', 'spawn /usr/bin/node EAGAIN'))
    const renderer = { composition: next.composition, render }
    const test = { changed: ['blog'], origin: 'http://site.test', examples: { [route]: '/blog/fine' }, addresses: [] }
    await expect(smokeTest({ ...test, renderer })).rejects.toThrow('EAGAIN')
  })

  it('names the routes it could not try', async () => {
    expect(await tryBlog({ addresses: ['/', '/elsewhere'] })).toEqual({
      failures: [],
      skipped: [{ route, message: 'no example is known; remote.json may name one' }],
    })
  })
})
