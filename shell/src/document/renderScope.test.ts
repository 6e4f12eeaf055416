/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { api, configureApi } from '@brightfill/shared/api'
import { loadSite } from '../frame/loadSite'
import { watchCalls, watchedAdapter } from './renderScope'

let status = 200
const server = createServer((_request, response) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on a port, never on a pipe
  configureApi({ baseURL: `http://127.0.0.1:${port}`, adapter: watchedAdapter })
})
afterAll(() => {
  configureApi({ baseURL: '/api' })
  return new Promise((resolve) => server.close(resolve))
})

describe('the calls behind a page', () => {
  it.each([
    [200, true],
    [404, true],
    [429, false],
    [500, false],
  ])('counts status %i as an answer of the api: %s [R-555, R-715]', async (answered, word) => {
    status = answered
    const { allAnswered } = await watchCalls(() => api.get('/pages').catch(() => undefined))
    expect(allAnswered).toBe(word)
  })

  it('notices that the menu was refused, although the page renders without it [R-135]', async () => {
    status = 429
    const { result, allAnswered } = await watchCalls(() => loadSite(new AbortController().signal))
    expect(result).toEqual({ pages: [], options: {} })
    expect(allAnswered).toBe(false)
  })
})
