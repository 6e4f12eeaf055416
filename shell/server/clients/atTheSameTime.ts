import { problemOf } from '@brightfill/shared/node'
import type { onRequestHookHandler } from 'fastify'
import { OpenByClient, type PerClient } from './OpenByClient'

/** A hook that limits how many requests each client, and each network, has open at the same time. */
export function atTheSameTime(most: PerClient): onRequestHookHandler {
  const open = new OpenByClient(most)

  return (request, reply, done) => {
    const close = open.tryOpen(request.ip)
    if (!close) {
      const message = 'Too many requests at the same time'
      // It does not wait for the rest of a slow body.
      reply.code(429).headers({ 'Retry-After': '1', Connection: 'close' })
      return reply.send(problemOf(request, { code: 'too_many_requests', message }))
    }
    reply.raw.once('close', close)
    done()
  }
}
