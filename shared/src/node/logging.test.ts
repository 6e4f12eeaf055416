/** @jest-environment node */
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { logAnswers, logging } from './logging'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
let lines: { msg: string; trace: string; path?: string }[]

async function answer(url: string, headers: Record<string, string> = {}) {
  lines = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const { logger, ...others } = logging('site', 'info')
  const app = Fastify({ ...others, logger: { ...(logger || {}), stream } })
  logAnswers(app)
  app.get('/*', async (request) => {
    request.log.info('asked')
    return ''
  })
  await app.inject({ url, headers })
  await app.close()
}

describe('the log of a server', () => {
  it.each(['/auth/callback?token=Secret123', '/reset-password/?email=Secret123', '/x?%74oken=Secret123#Secret123'])(
    'has nothing that follows the path of %s [R-620, Q-21]',
    async (url) => {
      await answer(url)
      expect(lines.at(-1)).toMatchObject({ service: 'site', method: 'GET', status: 200, msg: 'answered' })
      expect(url.startsWith(`${lines.at(-1)?.path}?`)).toBe(true)
      expect(JSON.stringify(lines)).not.toContain('Secret123')
    },
  )

  it('names in each line the trace that the request belongs to', async () => {
    await answer('/', { traceparent: `00-${TRACE}-b7ad6b7169203331-01` })
    expect(lines.map(({ msg, trace }) => [msg, trace])).toEqual([
      ['asked', TRACE],
      ['answered', TRACE],
    ])
  })

  it.each(['', 'nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, `00-${TRACE}-b7ad6b7169203331-01"}`])(
    'makes a trace for a request with the header "%s"',
    async (traceparent) => {
      await answer('/', { traceparent })
      expect(lines[0]?.trace).toMatch(/^[0-9a-f]{32}$/)
      expect([lines[0]?.trace === TRACE, lines[1]?.trace]).toEqual([false, lines[0]?.trace])
    },
  )
})
