/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises'
import { type PageAnswer, PageCache } from './PageCache'
import { PageDocument } from './PageDocument'

const page = (html: string, answer: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  complete: true,
  owner: { remote: 'content', release: 'r', route: 'home' },
  document: new PageDocument(html),
  ...answer,
})
const home = { composition: 'c', address: '/', version: '1' }
const text = async ({ document }: PageAnswer) => String(await document.body(null))

/** Renders 1, 2, 3 ... each after a moment. */
function counter(answer?: Partial<PageAnswer>) {
  let renders = 0
  return async () => {
    renders += 1
    const mine = renders
    await wait(5)
    return page(String(mine), answer)
  }
}

describe('the cache of documents', () => {
  afterEach(() => jest.useRealTimers())

  it('makes one document for all concurrent requests, and keeps it', async () => {
    const cache = new PageCache()
    const render = jest.fn(counter())
    const answers = await Promise.all(Array.from({ length: 500 }, () => cache.get(home, render)))
    expect(render).toHaveBeenCalledTimes(1)
    expect(new Set(answers).size).toBe(1)
    expect(await cache.get(home, render)).toBe(answers[0])
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('gives the old document while it makes a new one', async () => {
    const cache = new PageCache({ settlingLifetime: { fresh: 0, stale: 60_000 } })
    const render = counter()
    expect(await text(await cache.get(home, render))).toBe('1')
    expect(await text(await cache.get(home, render))).toBe('1')
    await wait(20)
    expect(await text(await cache.get(home, render))).toBe('2')
  })

  it('serves a page of the last hour at once while the content is the same', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout'] })
    const cache = new PageCache()
    const products = { ...home, address: '/products' }
    const render = jest.fn(counter())
    const shown = async (name: typeof home) => text(await cache.get(name, render))
    await cache.get(home, render)
    jest.advanceTimersByTime(3_000)
    await cache.get(products, render)
    jest.advanceTimersByTime(9 * 60_000)
    expect(await shown(products)).toBe('2')
    expect(render).toHaveBeenCalledTimes(2)
    // An api that did not know the content yet may have answered this one.
    expect(await shown(home)).toBe('3')
    jest.advanceTimersByTime(49 * 60_000)
    expect([await shown(products), await shown(home)]).toEqual(['2', '3'])
    await wait(20)
    expect(await shown(products)).toBe('4')
  })

  it('waits for a new document when the old one is too old, or the content has changed', async () => {
    const render = counter()
    const old = new PageCache({ settlingLifetime: { fresh: 0, stale: 0 } })
    await old.get(home, render)
    expect(await text(await old.get(home, render))).toBe('2')
    const cache = new PageCache()
    await cache.get(home, render)
    expect(await text(await cache.get({ ...home, version: '2' }, render))).toBe('4')
  })

  it('does not count a render as new that began before the content changed', async () => {
    const cache = new PageCache()
    const render = counter()
    const before = cache.get(home, render)
    const after = cache.get({ ...home, version: '2' }, render)
    expect([await text(await before), await text(await after)]).toEqual(['1', '2'])
  })

  it('keeps compositions apart', async () => {
    const cache = new PageCache()
    const render = counter()
    await cache.get(home, render)
    expect(await text(await cache.get({ ...home, composition: 'canary' }, render))).toBe('2')
  })

  it.each([
    ['a failure', { status: 503, complete: false }],
    ['a page without one of its parts', { complete: false }],
    ['a redirect', { status: 302, location: '/' }],
  ])('does not keep %s', async (_what, answer) => {
    const cache = new PageCache()
    const render = jest.fn(counter(answer))
    await cache.get(home, render)
    await cache.get(home, render)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['the render throws', () => Promise.reject(new Error('worker ended'))],
    ['the api fails', () => Promise.resolve(page('failed', { status: 503, complete: false }))],
  ])('serves the page as it was when %s', async (_what, fail) => {
    const cache = new PageCache({ settlingLifetime: { fresh: 0, stale: 0 } })
    await cache.get(home, counter())
    expect(await text(await cache.get(home, fail))).toBe('1')
    await expect(new PageCache().get(home, async () => Promise.reject(new Error('cold')))).rejects.toThrow('cold')
  })

  it('says that a page is gone even if it was there before', async () => {
    const cache = new PageCache({ settlingLifetime: { fresh: 0, stale: 0 } })
    await cache.get(home, counter())
    expect((await cache.get(home, counter({ status: 404 }))).status).toBe(404)
  })

  it('loses no page of the site to invented addresses', async () => {
    const document = 'x'.repeat(1000)
    const cache = new PageCache({ budget: 3000, inventedBudget: 3000 })
    const render = jest.fn(async () => page(document))
    await cache.get(home, render)
    for (let n = 0; n < 100; n += 1) {
      await cache.get({ ...home, address: `/products?search=${n}` }, render)
      await cache.get({ ...home, address: `/nowhere-${n}` }, async () => page(document, { status: 404 }))
    }
    render.mockClear()
    await cache.get(home, render)
    expect(render).not.toHaveBeenCalled()
    await cache.get({ ...home, address: '/products?search=0' }, render)
    expect(render).toHaveBeenCalledTimes(1)
  })
})
