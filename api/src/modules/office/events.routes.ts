import { PassThrough } from 'node:stream'
import { officeInboxCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { tooMany } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'

/** Shorter than the 60 s after which the composition server ends a silent answer. */
const HEARTBEAT = 15_000
const STREAMS_OF_A_PERSON = 8

/** Server-sent events (O-44): a stream ends with the office it was opened for, and when the api stops. */
export function eventsRoutes(app: FastifyInstance, { officeSessions, changes }: Parts) {
  const streams = new Map<PassThrough, number>()

  mount(app, officeInboxCalls.officeEvents, async ({ caller: { id, tokenHash }, request, reply }) => {
    const cookie = request.siteCookie('bf_office') ?? ''
    if ([...streams.values()].filter((person) => person === id).length >= STREAMS_OF_A_PERSON) throw tooMany(30)
    const stream = new PassThrough()
    streams.set(stream, id)
    const write = async (text: string) => {
      try {
        const open = await officeSessions.find(cookie, tokenHash)
        if (stream.writable) stream[open ? 'write' : 'end'](open ? text : 'event: closed\ndata: {}\n\n')
      } catch {
        // The api cannot tell whether it is open. The browser reconnects, and reloads what it may have missed.
        stream.end()
      }
    }
    const heartbeat = setInterval(() => void write(': still here\n\n'), HEARTBEAT)
    const listening = changes.listen(
      (change) => void write(`id: ${change.id}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`),
    )
    stream.once('close', () => {
      clearInterval(heartbeat)
      streams.delete(stream)
      void listening.then((stop) => stop()).catch(() => {}) // it never started
    })
    request.raw.once('close', () => {
      if (reply.raw.destroyed) stream.destroy()
    })
    await listening.catch((error) => {
      stream.destroy()
      throw error
    })
    stream.write(': open\n\n')
    reply.header('X-Accel-Buffering', 'no')
    return stream
  })

  app.addHook('preClose', async () => {
    for (const stream of streams.keys()) stream.end()
  })
}
