/** @jest-environment node */
import { call, configureApi } from '@brightfill/shared/api'
import { loadSite } from '../frame/loadSite'
import { renderAdapter, watchCalls } from './renderScope'
import type { RenderCall } from './renderSite'

let status = 200
let asked: RenderCall[] = []

beforeAll(() => {
  const ask = async (call: RenderCall) => {
    asked.push(call)
    return { status, body: '{"name":"F-12"}' }
  }
  configureApi({ baseURL: '/api', adapter: renderAdapter(ask) })
})
beforeEach(() => {
  status = 200
  asked = []
})
afterAll(() => configureApi({ baseURL: '/api' }))

describe('the calls behind a page', () => {
  it.each([
    [200, true],
    [404, true],
    [429, false],
    [500, false],
    [0, false],
  ])('counts status %i as an answer of the api: %s [R-715]', async (answered, word) => {
    status = answered
    const { allAnswered } = await watchCalls(() => call('GET /pages').catch(() => undefined))
    expect(allAnswered).toBe(word)
  })

  it('notices that the menu was refused, although the page renders without it', async () => {
    status = 429
    const { result, allAnswered } = await watchCalls(() => loadSite(new AbortController().signal))
    expect(result).toEqual({ pages: [], options: {} })
    expect(allAnswered).toBe(false)
  })

  it('carry their fields as a browser sends them', async () => {
    expect(await call('GET /fields', { url: '/about-us' })).toEqual({ name: 'F-12' })
    await call('POST /get/products', { page: 2, filters: { search: 'can & bottle' } })
    await call('POST /get/products', { page: 2 }, { json: true })
    expect(asked).toEqual([
      { method: 'GET', path: '/api/fields', query: 'url=%2Fabout-us', body: undefined },
      {
        method: 'POST',
        path: '/api/get/products',
        query: undefined,
        body: {
          type: 'application/x-www-form-urlencoded',
          text: 'page=2&filters=%7B%22search%22%3A%22can+%26+bottle%22%7D',
        },
      },
      {
        method: 'POST',
        path: '/api/get/products',
        query: undefined,
        body: { type: 'application/json', text: '{"page":2}' },
      },
    ])
  })

  it('end when the page no longer wants them', async () => {
    configureApi({ baseURL: '/api', adapter: renderAdapter(() => new Promise(() => {})) })
    await expect(call('GET /pages', {}, { signal: AbortSignal.timeout(10) })).rejects.toMatchObject({
      code: 'ERR_CANCELED',
    })
  })
})
