import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startApi } from '../tooling/apiProcess'
import { root } from './site'

/** Listeners check their connections every two seconds. */
const LATE = 5_000

describe('a client that sends slowly to the api itself', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-listener-'))
  let api: Awaited<ReturnType<typeof startApi>>
  beforeAll(async () => {
    api = await startApi({ root, env: { SEED: 'none' }, dataDir })
  }, 180_000)
  afterAll(async () => {
    await api?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Sends the start, then a piece per second, until the api ends the connection. */
  async function sendSlowly(beginning: string, piece: string) {
    const { hostname, port } = new URL(api.url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (data) => (answer += data)).on('error', () => undefined)
    await once(socket, 'connect')
    const started = performance.now()
    const ended = once(socket, 'close')
    socket.write(beginning)
    while (!socket.destroyed && performance.now() - started < 60_000) {
      await Promise.race([wait(1_000), ended])
      if (socket.writable) socket.write(piece)
      else socket.destroy()
    }
    return { answer, took: performance.now() - started }
  }

  it.each([
    ['a head', 'GET /api/status HTTP/1.1\r\nHost: site\r\n', 'X-Slow: 1\r\n', 10_000],
    [
      'a body',
      'POST /submit-form-footer HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
      ' ',
      30_000,
    ],
  ])(
    'of %s is told so, and its connection ends',
    async (_what, beginning, piece, most) => {
      const { answer, took } = await sendSlowly(beginning, piece)
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expect(took).toBeGreaterThan(most - 1_000)
      expect(took).toBeLessThan(most + LATE)
    },
    70_000,
  )
})
