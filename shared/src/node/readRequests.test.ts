/** @jest-environment node */
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { metricsRoutes } from './metrics.routes'
import { forwardedFinding, originForm, readRequests } from './readRequests'

async function startServer() {
  const registry = new Registry()
  const server = Fastify({ trustProxy: 'loopback' })
  readRequests(server, registry)
  metricsRoutes(server, { registry })
  server.get('/ip', ({ ip }) => ip)
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  const from = async (forwarded: string) =>
    (await server.inject({ url: '/ip', headers: { 'x-forwarded-for': forwarded } })).body
  return { server, port: Number(port), from }
}

describe('check', () => {
  it('warns of a gateway that does not name its clients, and says nothing while no server runs', async () => {
    const { server, port, from } = await startServer()
    expect(await from('198.51.100.7, 203.0.113.9:4711')).toBe('203.0.113.9')
    expect(await forwardedFinding(port)).toEqual([{ what: 'X-Forwarded-For', ok: true, found: 'names an address' }])
    expect(await from('_hidden')).toBe('_hidden')
    expect(await forwardedFinding(port)).toMatchObject([
      { ok: false, found: expect.stringContaining('for some clients (1 requests)') },
    ])
    await server.close()
    expect(await forwardedFinding(port)).toEqual([])
  })
})

describe('the target of a request', () => {
  it.each([
    ['http://www.example.org/products?page=2', '/products?page=2'],
    ['HTTPS://www.example.org?page=2', '/?page=2'],
    ['http://www.example.org', '/'],
    ['/redirect?to=http://other.example/x', '/redirect?to=http://other.example/x'],
  ])('%s means %s', (url, path) => {
    expect(originForm({ url })).toBe(path)
  })
})
