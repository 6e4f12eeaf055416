/** @jest-environment node */

import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from './Registry'

describe('a command that calls the registry', () => {
  const servers: Server[] = []
  afterAll(() => Promise.all(servers.map((server) => server.close())))

  async function start(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  it('names the address that the site leads to, and takes no key there [R-730]', async () => {
    let asked = 0
    const other = await start((_, reply) => {
      asked += 1
      reply.end('{}')
    })
    const site = await start((_, reply) => reply.writeHead(301, { location: `${other}/api/releases` }).end())
    await expect(new Registry('key', site).list()).rejects.toThrow(`${site} leads to ${other}; set SITE_ORIGIN to that`)
    expect(asked).toBe(0)
  })

  it('says so when another program answers, or none does [R-730]', async () => {
    const proxy = await start((_, reply) => reply.writeHead(502).end('<html>Bad gateway</html>'))
    await expect(new Registry('key', proxy).list()).rejects.toThrow(`${proxy} answered 502, but not like the api`)
    const gone = createServer().listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const { port } = gone.address() as AddressInfo
    await new Promise((closed) => gone.close(closed))
    await expect(new Registry('key', `http://127.0.0.1:${port}`).list()).rejects.toThrow(
      /Nothing answers.*ECONNREFUSED/,
    )
  })
})
