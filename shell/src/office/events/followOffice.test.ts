/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { followOffice } from './followOffice'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const browserFetch = globalThis.fetch

afterEach(() => {
  globalThis.fetch = browserFetch
})

describe('the stream of changes', () => {
  it('is requested again once it is silent, not while it says that it is still there [O-44]', async () => {
    const seen: string[] = []
    const server = createServer(async (_, answer) => {
      seen.push('requested')
      answer.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': open\n\n')
      if (seen.length > 1) return answer.write('event: change\ndata: {}\n\n')
      for (let beat = 0; beat < 4; beat++) {
        await pause(250)
        answer.write(': still here\n\n')
      }
      seen.push('silent')
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    globalThis.fetch = (path, init) => browserFetch(`http://127.0.0.1:${port}${path}`, init)
    const end = new AbortController()

    await followOffice({
      signal: end.signal,
      retryAfter: 50,
      silence: 800,
      onChange: () => {
        seen.push('change')
        end.abort()
      },
      onLive: (live) => seen.push(live ? 'live' : 'lost'),
      onClosed: async () => {},
    })
    expect(seen).toEqual(['requested', 'silent', 'requested', 'live', 'change'])
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
})
