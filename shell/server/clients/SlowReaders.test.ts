/** @jest-environment node */
import { EventEmitter, once } from 'node:events'
import { get } from 'node:http'
import Fastify from 'fastify'
import { SlowReaders } from './SlowReaders'

const LOOK_EVERY = 50
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A site with six places. Clients may leave before an answer comes, or read it as slowly as they like. */
async function start() {
  const readers = new SlowReaders(6, LOOK_EVERY)
  const site = Fastify({ forceCloseConnections: true })
  site.addHook('onSend', async (_request, reply) => readers.watch(reply))
  site.addHook('onClose', async () => readers.close())
  let left = 0
  const asked = new EventEmitter()
  site.get('/later', async (_request, reply) => {
    asked.emit('later')
    if (!reply.raw.destroyed) await once(reply.raw, 'close')
    left += 1
    return 'too late'
  })
  site.get('/film', (_request, reply) => {
    readers.watch(reply)
    reply.hijack()
    reply.raw.writeHead(200).write('the first part')
  })
  const origin = await site.listen({ port: 0, host: '127.0.0.1' })
  return { site, origin, asked, left: () => left }
}

/** A reader that stops after the first part. */
async function read(origin: string) {
  const request = get(`${origin}/film`)
  const [answer] = await once(request, 'response')
  let closed = false
  answer.once('close', () => {
    closed = true
  })
  answer.on('error', () => {})
  answer.resume()
  return { isOpen: () => !closed, end: () => request.destroy() }
}
const someLooks = () => pause(LOOK_EVERY * 5)

describe('readers that take the place of others', () => {
  it('are ended until no more than half of the places are taken', async () => {
    const { site, origin } = await start()
    const all = await Promise.all(Array.from({ length: 4 }, () => read(origin)))
    await someLooks()
    expect(all.filter(({ isOpen }) => isOpen()).length).toBeLessThanOrEqual(3) // late ones stay when others made room
    await site.close()
  })

  it('do not include clients that left before their answer came', async () => {
    const { site, origin, asked, left } = await start()
    for (let count = 0; count < 12; count += 1) {
      const request = get(`${origin}/later`).on('error', () => {})
      await once(asked, 'later')
      request.destroy()
    }
    while (left() < 12) await pause(10)
    const reader = await read(origin)
    await someLooks()
    expect(reader.isOpen()).toBe(true)
    reader.end()
    await site.close()
  })
})
